"""Websockets that leave nothing behind when they are closed, and that nobody keeps busy with empty frames."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from misterx.server.limits import Bucket

ODD_FRAMES, ODD_FRAMES_A_SECOND = 100, 5  # pings, pongs and parts of messages: browsers send a pong now and then


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket's protocol and its parser hold each other, which only a look at everything would find
    (`Tables.collect_garbage`).

    Pings and parts of messages never reach the application and its limits: a ping is answered whether or not the answer
    is read, and a message may have any number of empty parts.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.odd_frames = Bucket(ODD_FRAMES, ODD_FRAMES_A_SECOND)

    def handle_ping(self) -> None:
        if self._bears():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bears():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._bears():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """What is no text is closed with the proper code, and nobody fills the log with it."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _bears(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.odd_frames.take():
            return True
        self.transport.abort()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
