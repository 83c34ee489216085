/** How long a form may take to appear, in milliseconds. */
const patience = 10_000;

/**
 * Unfolds a form down to the field that the address names behind `?field=`, as `entries.3.image.alt`, and puts the cursor there.
 */
export const revealField = (): void => {
  const steps = /[?&]field=([\w.-]+)/.exec(location.hash)?.[1]?.split('.') ?? [];
  const begin = Date.now();
  const pressed = new Set<HTMLElement>();
  const look = (): void => {
    if (steps.length === 0 || Date.now() - begin > patience) return;
    const at = (depth: number) => document.querySelector(`[data-key-path="${steps.slice(0, depth).join('.')}"]`);
    const depth = steps.findLastIndex((_, index) => at(index + 1)) + 1;
    const section = at(depth);
    // The entry of a list is folded, or else the group itself.
    const folded = (end: string) =>
      section?.querySelector<HTMLElement>(`[aria-expanded="false"][aria-controls$="${end}"]`);
    const button =
      folded(`-item-${steps[depth] ?? ''}-body`) ?? (depth < steps.length ? folded('-item-list') : undefined);
    // Fields are drawn once they come into sight.
    (button ?? section)?.scrollIntoView({ block: 'center' });
    if (depth === steps.length) return section?.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();
    // It unfolds some time after the press.
    if (button && !pressed.has(button)) button.click();
    if (button) pressed.add(button);
    setTimeout(look, 100);
  };
  look();
};
