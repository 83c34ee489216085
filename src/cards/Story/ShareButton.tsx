import { Button } from '../../components/Button/Button';
import { copy } from '../../components/Toaster/copy';
import { share } from '../../lib/share';
import { useHydrated } from '../../lib/useHydrated';
import { useStoryWords } from './useStoryWords';

type Props = { to: string; title: string };

/** True on a device with its own list of ways to share, and without a mouse: computers have such lists too, but people there copy links. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** A button that shares the address of a story on a phone. Elsewhere, and where sharing fails, it copies the address. */
export function ShareButton({ to, title }: Props) {
  const words = useStoryWords();
  const shares = useHydrated() && canShare();
  const onClick = async () => {
    const { href: url } = new URL(__PATH_PREFIX__ + to, window.location.origin);
    if (!shares || !(await share({ title, url }))) await copy(url, words);
  };
  return (
    <Button variant="tertiary" data-noscript="hide" onClick={() => void onClick()}>
      {shares ? words.share : words.copy}
    </Button>
  );
}
