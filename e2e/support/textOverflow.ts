import type { Page } from '@playwright/test';

/** Runs in the page. Returns text that is clipped, leaves the window or its control, or overlaps other text or the header. */
function findTextOverflow(hang: number): string[] {
  type Line = { text: string; owner: Element } & Record<'left' | 'right' | 'top' | 'bottom', number>;
  const problems = new Set<string>();
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.id || String(element.getAttribute('class')).replace(/-module--/g, '.')}>`;
  // Text for screen readers only is clipped on purpose.
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.u-visually-hidden, #gatsby-announcer, noscript, script, style');

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner || text === '' || !visible(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The box of a line is higher than its letters, so only its middle is compared.
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width > 0) lines.push({ text, owner, left, right, top: top + height * 0.28, bottom: bottom - height * 0.28 });
    }
  }

  const outside = (line: Line, box: { left: number; right: number }) =>
    line.left < box.left - 1 || line.right > box.right + 1;
  for (const line of lines) {
    const say = (what: string) => problems.add(`"${line.text.slice(0, 40)}" ${what}`);
    // Text that can be scrolled into view is not clipped.
    let across = true;
    let down = true;
    for (let above: Element | null = line.owner; above && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const box = above.getBoundingClientRect();
      const inline = getComputedStyle(above).display === 'inline';
      if (across && above.matches('a, button') && !inline && outside(line, box)) say(`leaves ${name(above)}`);
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      if (across && overflowX !== 'visible' && outside(line, box)) say(`is clipped by ${name(above)}`);
      if (down && overflowY !== 'visible' && (line.top < box.top || line.bottom > box.bottom)) {
        say(`is clipped by ${name(above)}`);
      }
    }
    const { clientWidth } = document.documentElement;
    if (across && outside(line, { left: -hang, right: clientWidth + hang })) say('leaves the window');
  }

  const header = document.querySelector('header')?.getBoundingClientRect();
  // In order, so that each line is compared only with those at its height: a page with sixty open stories has 10,000 lines.
  lines.sort((one, other) => one.top - other.top);
  for (const [at, line] of lines.entries()) {
    const fixed = line.owner.closest('header');
    if (header && !fixed && window.scrollY === 0 && line.bottom > 0 && line.top < header.bottom) {
      problems.add(`"${line.text.slice(0, 40)}" is under the header`);
    }
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= line.bottom) break;
      if (other.owner === line.owner) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - other.top;
      if (across > 2 && down > 1) problems.add(`"${line.text.slice(0, 40)}" overlaps "${other.text.slice(0, 40)}"`);
    }
  }
  return [...problems];
}

/** Returns the problems of text that overflows or overlaps. Text may reach `hang` px out of the window. */
export const textOverflow = (page: Page, hang = 0): Promise<string[]> => page.evaluate(findTextOverflow, hang);
