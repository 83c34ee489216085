import { Button } from '../../components/Button/Button';
import { useFormWords } from '../useFormWords';
import * as styles from './Submit.module.scss';

type Props = {
  label: string;
  busy: boolean;
  /** True if the button does nothing without scripts. Then it is hidden if scripts do not run (`gatsby-ssr.tsx`). */
  needsScripts?: boolean;
  className?: string | undefined;
};

/** The button that sends a form. While the form is being sent, the button keeps its size and focus, and says so. */
export function Submit({ label, busy, needsScripts, className }: Props) {
  const { sending } = useFormWords();
  return (
    <Button
      type="submit"
      data-noscript={needsScripts ? 'hide' : undefined}
      className={[styles.submit, className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span className={styles.label} data-other={busy ? label : sending}>
        {busy ? sending : label}
      </span>
    </Button>
  );
}
