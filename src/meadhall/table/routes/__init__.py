"""The doors of the table: HTTP and WebSocket handlers, thin ones."""
