"""What a device is called: its browser and its system, and no more of what it tells about itself."""

from __future__ import annotations

# The first that fits counts: many browsers also name those that they descend from.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
BETWEEN = " / "
UNKNOWN = "?"


def device_label(agent: str) -> str:
    """Browser and system out of the header in which a browser tells what it is."""
    return BETWEEN.join(next((name for sign, name in known if sign in agent), UNKNOWN) for known in (BROWSERS, SYSTEMS))


def parts_of(label: str) -> tuple[str, str]:
    """Browser and system of a label."""
    browser, _, system = label.partition(BETWEEN)
    return browser or UNKNOWN, system or UNKNOWN
