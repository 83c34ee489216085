/**
 * Whether the browser shows that an element has the focus, as it does for the keyboard. Safari before 15.4 does not know the
 * selector; there it counts as shown.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
