/** Gives a picture to the visitor as a file. Returns the name of the sentence about it: no event reports whether an in-app browser has saved it. */
export const save = (name: string, picture: () => Promise<Blob>) =>
  picture().then(
    (blob) => {
      const href = URL.createObjectURL(blob);
      Object.assign(document.createElement('a'), { href, download: `${name}.jpg` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
      return 'saved' as const;
    },
    () => 'failed' as const,
  );

/** Opens the share sheet with the picture and a text with the link, or copies the link. Returns the name of the sentence about it. */
export async function send(link: string, text: string, picture: () => Promise<Blob>) {
  const share = (parts: BlobPart[]) => ({
    files: [new File(parts, 'pams.jpg', { type: 'image/jpeg' })],
    text: `${text} ${link}`,
  });
  try {
    if (navigator.canShare?.(share(['']))) return await navigator.share(share([await picture()])).then(() => undefined);
  } catch (error) {
    // The visitor has closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return undefined;
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied' as const;
  } catch {
    // The clipboard is missing or not permitted.
    return 'notCopied' as const;
  }
}
