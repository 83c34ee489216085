/** Returns the distance to the next view of a row of equal entries, in pixels: as many whole entries as fit, at least one. */
export function viewOf(row: HTMLElement): number {
  const [first, second] = Array.from(row.querySelectorAll('li'));
  if (!first || !second) return row.clientWidth;
  const pitch = second.offsetLeft - first.offsetLeft;
  if (pitch <= 0) return row.clientWidth;
  return Math.max(1, Math.floor((row.clientWidth - first.offsetLeft) / pitch)) * pitch;
}
