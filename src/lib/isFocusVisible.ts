/**
 * Whether an element matches `:focus-visible`. Always true in Safari before 15.4, which does not support the selector.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
