"""Landmarks as small flat drawings, about 40 units wide, standing on y = 0: what is filled, cut out, and drawn thin."""

from typing import NamedTuple


class Icon(NamedTuple):
    body: str
    cut: str = ""
    thin: str = ""


ICONS: dict[str, Icon] = {
    "arch": Icon("M-14 0V-26H14V0H6V-12A6 6 0 0 0 -6 -12V0ZM-16 -26V-30H16V-26ZM-13 -30V-33H13V-30Z"),
    "clock_tower": Icon(
        "M-6 0V-34H6V0ZM-7.5 -34V-36H7.5V-34ZM-6.5 -36H6.5L0 -50ZM8 0V-12H20V0Z",
        "M0 -32A4.2 4.2 0 1 1 0 -23.6A4.2 4.2 0 1 1 0 -32ZM-3.6 -4V-19H-2.4V-4ZM-0.6 -4V-19H0.6V-4ZM2.4 -4V-19H3.6V-4Z"
        "M10.5 -3V-9H12.5V-3ZM15.5 -3V-9H17.5V-3Z",
    ),
    "column": Icon(
        "M-8 0V-4H8V0ZM-5.5 -4V-8H5.5V-4ZM-2 -8V-32H2V-8ZM-4 -32V-34.5H4V-32Z"
        "M-1.8 -34.5V-41A1.8 1.8 0 1 1 1.8 -41V-34.5Z"
    ),
    "dome": Icon(
        "M-19 0V-13H19V0ZM-12 -13V-20H12V-13ZM-11 -20C-11 -32 11 -32 11 -20ZM-1.4 -28V-38H1.4V-28Z"
        "M-18 -13V-23L-15 -28L-12 -23V-13ZM12 -13V-23L15 -28L18 -23V-13Z",
        "M-9 -14V-19H-7V-14ZM-5 -14V-19H-3V-14ZM-1 -14V-19H1V-14ZM3 -14V-19H5V-14ZM7 -14V-19H9V-14ZM-3 0V-8H3V0Z",
    ),
    "lift_bridge": Icon(
        "M-15 0V-27H-8V0ZM8 0V-27H15V0ZM-15.5 -27L-11.5 -36L-7.5 -27ZM7.5 -27L11.5 -36L15.5 -27ZM-8 -23V-20H8V-23Z"
        "M-27 -6V-3H27V-6Z",
        "M-12.5 -10V-18H-10.5V-10ZM10.5 -10V-18H12.5V-10Z",
        "M-27 -5Q-19 -9 -15 -22M27 -5Q19 -9 15 -22",
    ),
    "museum": Icon(
        "M-21 0V-3H21V0ZM-19 -16V-19.5H19V-16ZM-21 -19.5L0 -29L21 -19.5ZM-17 -3V-16H-13V-3ZM-9.5 -3V-16H-5.5V-3Z"
        "M-2 -3V-16H2V-3ZM5.5 -3V-16H9.5V-3ZM13 -3V-16H17V-3Z"
    ),
    "palace": Icon(
        "M-24 0V-14H24V0ZM-25.5 -14V-16.5H25.5V-14ZM-8 -16.5L0 -22.5L8 -16.5Z",
        "M-21 -4V-10H-18.5V-4ZM-15 -4V-10H-12.5V-4ZM-9 -4V-10H-6.5V-4ZM-2 0V-9H2V0ZM6.5 -4V-10H9V-4ZM12.5 -4V-10H15V-4Z"
        "M18.5 -4V-10H21V-4Z",
        "M0 -22V-32M0 -31H6V-27.5H0",
    ),
    "power_station": Icon(
        "M-20 0V-17H20V0ZM-19.5 -17L-18.8 -39H-14.2L-13.5 -17ZM13.5 -17L14.2 -39H18.8L19.5 -17Z"
        "M-8 -17V-30H-4V-17ZM4 -17V-30H8V-17Z",
        "M-13 -4V-12H-11V-4ZM-7 -4V-12H-5V-4ZM-1 -4V-12H1V-4ZM5 -4V-12H7V-4ZM11 -4V-12H13V-4Z",
    ),
    "skyscraper": Icon(
        "M-9 0V-30H-6V-38H-3.5V-46L0 -58L3.5 -46V-38H6V-30H9V0Z",
        "M-5.5 -4V-27H-4V-4ZM-0.8 -4V-40H0.8V-4ZM4 -4V-27H5.5V-4Z",
    ),
    "spire": Icon(
        "M-14 0V-8H-10V-32H-7V-40H-4V-46H-1.2V-58H1.2V-46H4V-40H7V-32H10V-8H14V0Z",
        "M-6.5 -4V-30H-5V-4ZM-2.6 -4V-38H-1.2V-4ZM1.2 -4V-38H2.6V-4ZM5 -4V-30H6.5V-4Z",
    ),
    "star": Icon("M0 -30L4.5 -20.2L15.2 -19L7.3 -11.7L9.4 -1.1L0 -6.4L-9.4 -1.1L-7.3 -11.7L-15.2 -19L-4.5 -20.2Z"),
    "statue": Icon(
        "M-13 0V-4H13V0ZM-9 -4L-7 -20H7L9 -4ZM-5 -20L-4 -38H4L6 -20ZM-2.6 -38A2.8 2.8 0 1 1 2.6 -38Z"
        "M3 -36L7.5 -50H10L5.6 -33ZM7 -50.5H10.5L11.5 -55L8.7 -58L6 -55Z",
        "",
        "M-4.5 -43L-2.5 -41M0 -45V-42.5M4.5 -43L2.5 -41",
    ),
    "suspension_bridge": Icon(
        "M-17 0V-32H-9V0H-11V-12A2 3 0 0 0 -15 -12V0ZM9 0V-32H17V0H15V-12A2 3 0 0 0 11 -12V0ZM-34 -8V-5H34V-8Z",
        "",
        "M-34 -8Q-20 -12 -13 -31Q0 6 13 -31Q20 -12 34 -8",
    ),
    "tree": Icon("M-1.5 0V-9H1.5V0ZM-10 -17A10 10 0 1 1 10 -17A10 10 0 1 1 -10 -17Z"),
    "wheel": Icon(
        "M-2.6 -21A2.6 2.6 0 1 1 2.6 -21A2.6 2.6 0 1 1 -2.6 -21ZM-10 0V-2H10V0Z",
        "",
        "M-18 -21A18 18 0 1 1 18 -21A18 18 0 1 1 -18 -21M-18 -21H18M0 -39V-3M-12.7 -33.7L12.7 -8.3"
        "M-12.7 -8.3L12.7 -33.7M0 -21L-8 0M0 -21L8 0",
    ),
}
