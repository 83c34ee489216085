import { Button } from '../../components/Button/Button';
import { notify } from '../../components/Toaster/notify';
import { useHydrated } from '../../lib/useHydrated';
import { useStoryWords } from './useStoryWords';

type Props = { to: string; title: string };

/** True on a device with its own list of ways to share, and without a mouse: computers have such lists too, but people there copy links. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** A button that copies the address of a story, or shares it on a phone. */
export function ShareButton({ to, title }: Props) {
  const words = useStoryWords();
  const shares = useHydrated() && canShare();
  const onClick = async () => {
    const { href: url } = new URL(__PATH_PREFIX__ + to, window.location.origin);
    try {
      if (shares) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url);
      if (!shares) notify('success', 'copied', words.copied);
    } catch {
      // The visitor has closed the list of ways to share, or the clipboard is missing or not permitted.
      if (!shares) notify('error', 'copied', words.notCopied);
    }
  };
  return (
    <Button variant="tertiary" data-noscript="hide" onClick={() => void onClick()}>
      {shares ? words.share : words.copy}
    </Button>
  );
}
