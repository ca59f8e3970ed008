"""Effects: the interpreter of the operations of the box."""
