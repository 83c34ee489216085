import type { JSHandle, Page } from '@playwright/test';

// Checks that every control is visible while it has the focus from the Tab key (WCAG 2.4.12).

/** Runs in the page. Returns its controls, and functions that check one of them. */
const inPage = () => {
  const isPinned = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  return {
    /** The elements that the Tab key reaches, in order. */
    controls: [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true }),
    ),
    /** True if no fixed element and no edge of the window hides the control. */
    isFree: (target: Element): boolean => {
      // Chromium scrolls to the first line of a text area, not to its edge.
      const inset = target.matches('textarea') ? 20 : 1;
      const corners = [...target.getClientRects()].flatMap(({ left, right, top, bottom }) => [
        document.elementFromPoint(left + 1, top + inset),
        document.elementFromPoint(right - 1, bottom - 1),
      ]);
      return (
        corners.some(Boolean) &&
        corners.every((at) => !at || target.contains(at) || at.contains(target) || !isPinned(at))
      );
    },
    /** True if the middle of the control can be pressed after scrolling to it. */
    isPressable: (target: HTMLElement): boolean => {
      // Focused first, because the skip link is outside the window until it has the focus.
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      return !box || target.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    },
    name: (target: Element) => `<${target.localName}> ${target.textContent.trim().slice(0, 40)}`,
  };
};

type Tools = JSHandle<ReturnType<typeof inPage>>;

/** Focuses all controls of a page by script, forwards and backwards. Returns those that are hidden, cannot have the focus, or are covered. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const tools: Tools = await page.evaluateHandle(inPage);
  return tools.evaluate(({ controls, isFree, isPressable, name }) => {
    const problems = ['header', 'footer'].flatMap((part) =>
      controls.some((one) => one.closest(part)) ? [] : [`no control in the ${part}`],
    );
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control) problems.push(`${name(control)} does not take the focus`);
      else if (!isFree(control)) problems.push(`${name(control)} is hidden`);
    }
    for (const control of controls) if (!isPressable(control)) problems.push(`${name(control)} lies under something`);
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
    return problems;
  });
}

/** Presses Tab through a page. Returns a problem if the controls are not reached in order, or if one keeps the focus. */
export async function tabProblems(page: Page): Promise<string[]> {
  const tools: Tools = await page.evaluateHandle(inPage);
  const all = await tools.evaluate(({ controls }) => controls.map((_, at) => at));
  const met: number[] = [];
  while (met.length < all.length) {
    await page.keyboard.press('Tab');
    met.push(await tools.evaluate(({ controls }) => controls.indexOf(document.activeElement as HTMLElement)));
  }
  return String(met) === String(all) ? [] : [`Tab reaches ${met}, not ${all}`];
}
