import { share } from '../../../lib/share';

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

/** Shares the picture and a text with the link, or copies the link. Returns the name of the sentence about it. */
export async function send(link: string, text: string, picture: () => Promise<Blob>) {
  const data = (parts: BlobPart[]) => ({
    files: [new File(parts, 'pams.jpg', { type: 'image/jpeg' })],
    text: `${text} ${link}`,
  });
  const blob = navigator.canShare?.(data([''])) && (await picture().catch(() => undefined));
  if (blob && (await share(data([blob])))) return undefined;
  try {
    await navigator.clipboard.writeText(link);
    return 'copied' as const;
  } catch {
    // The clipboard is missing or not permitted.
    return 'notCopied' as const;
  }
}
