"""Browsers: HTTP, the websocket, cookies and headers, and what can be chosen on the pages."""
