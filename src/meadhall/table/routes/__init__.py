"""The handlers of the table, HTTP and WebSocket: thin ones."""
