const modifiers: Record<string, string> = { alt: 'altKey', ctrl: 'ctrlKey', meta: 'metaKey', shift: 'shiftKey' };

/**
 * A key combination in terms of keyboard events.
 * @param written the combination as text: `Alt+T`
 * @returns the properties that must be true and the `code` that must be pressed: `['altKey', 'KeyT']`
 */
export function hotkey(written: string): string[] {
  return written.split('+').map((key) => modifiers[key.toLowerCase()] ?? `Key${key.toUpperCase()}`);
}

/** True if a keyboard event matches the combination. */
export function pressed(event: KeyboardEvent, keys: readonly string[]): boolean {
  return keys.every((key) => key === event.code || (key in event && event[key as keyof KeyboardEvent] === true));
}
