"""Pictures of the reports to look at: `python -m tests.report.screenshots FOLDER` (extra browser, chromium).

Finnish, Swedish and Norwegian; family and personal; phone, desktop, dark, and paper as PDF.
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.statistics.papers import family
from yatzy_print.languages.language import load
from yatzy_print.report.html import report

WINDOWS = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "contrast": {"viewport": {"width": 1280, "height": 900}, "forced_colors": "active"},
}


def main(folder: Path) -> None:
    """Writes every page and its pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for code in ("fi", "sv", "nb"):
            for kind, players in (("family", ()), ("personal", ("A",))):
                path = folder / f"{kind}-{code}.html"
                path.write_text(report(family(), load(code), players), encoding="utf-8")
                take(browser, path)
        browser.close()


def take(browser: Browser, path: Path) -> None:
    """The pictures of one page, beside it."""
    for name, window in WINDOWS.items():
        context = browser.new_context(**window)
        page = context.new_page()
        page.goto(path.resolve().as_uri())
        page.screenshot(path=path.with_name(f"{path.stem}-{name}.png"), full_page=True)
        if name == "desktop":
            page.pdf(path=path.with_suffix(".pdf"), prefer_css_page_size=True)
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
