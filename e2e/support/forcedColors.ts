import type { Page } from '@playwright/test';

/** Runs in the page. Focuses every control once; returns elements that cannot be distinguished from their background. */
function vanished(): string[] {
  const problems: string[] = [];
  const clear = /rgba\(.*, 0\)|transparent/;
  const backgroundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!clear.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const stands = (colour: string, background: string) =>
    colour !== 'none' && !clear.test(colour) && colour !== background;
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('noscript, .u-visually-hidden');
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim().slice(0, 40)}"`;

  const outlined = (style: CSSStyleDeclaration, background: string) =>
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 2 &&
    stands(style.outlineColor, background);
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    if (!seen(control) || control.closest('[inert]')) continue;
    const around = backgroundOf(control.parentElement);
    const style = getComputedStyle(control);
    const bordered = Number.parseFloat(style.borderTopWidth) > 0 && stands(style.borderTopColor, around);
    const drawn = [...control.querySelectorAll('svg *')].some((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return stands(fill, backgroundOf(control)) || stands(stroke, backgroundOf(control));
    });
    const field = control.matches('input, select, textarea');
    if (field && !bordered) problems.push(`the border of ${name(control)}`);
    if (!field && control.textContent.trim() === '' && !drawn) problems.push(`the icon of ${name(control)}`);
    control.focus({ preventScroll: true });
    const ring = outlined(getComputedStyle(control), around) || outlined(getComputedStyle(control, '::after'), around);
    if (document.activeElement !== control || !ring) problems.push(`the focus ring of ${name(control)}`);
  }
  return problems;
}

/** Returns icons, borders of fields and focus rings that cannot be seen when the system replaces the colours of the page. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Browsers show focus rings only after a key is pressed.
  await page.keyboard.press('Tab');
  const problems = await page.evaluate(vanished);
  await page.emulateMedia({ forcedColors: 'none' });
  return problems;
}
