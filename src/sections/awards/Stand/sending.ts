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

const filesOf = (part: BlobPart) => ({ files: [new File([part], 'pams.jpg', { type: 'image/jpeg' })] });

/** True if the device shares pictures. */
export const takesPictures = () => navigator.canShare?.(filesOf('')) ?? false;

/** The time in milliseconds for which a press waits for the picture. Safari forgets a press after 2 s, and then shares nothing. */
const PATIENCE = 1000;

/** Shares the picture and a text with the link, or only the text, or copies the link. Returns the name of the sentence about it. */
export async function send(link: string, text: string, picture: () => Promise<Blob | undefined>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const blob = takesPictures() && (await Promise.race([picture(), late]));
  const words = { text: `${text} ${link}` };
  if (blob && (await share({ ...words, ...filesOf(blob) }))) return undefined;
  if (await share(words)) return undefined;
  try {
    await navigator.clipboard.writeText(link);
    return 'copied' as const;
  } catch {
    // The clipboard is missing or not permitted.
    return 'notCopied' as const;
  }
}
