import { notify } from './notify';

/** Copies a text, and says in a toast that it was copied, or that the clipboard is missing or not permitted. */
export async function copy(
  text: string,
  words: { readonly copied: string; readonly notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', 'copied', words.copied);
  } catch {
    notify('error', 'copied', words.notCopied);
  }
}
