import { useWords } from '../../lib/useWords';
import { Link } from '../Link/Link';

/** The letters as SVG path data, in a box of 402 by 100 units. */
export const letters =
  'M0 0H59A37 37 0 0 1 59 74H36V100H0ZM36 17V57L69 37ZM119 0H155L188 100H152L137 74L122 100H86ZM137 20L126 54H148ZM195 0H223L249 42L275 0H303V100H269V52L249 84L229 52V100H195ZM344 0H399V20L345 30L376.63 36.69A32 32 0 0 1 370 100H315V80L369 70L337.37 63.31A32 32 0 0 1 344 0Z';

/** The wordmark as a link to the landing page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link to="/" className={className} aria-label={useWords().homeLink}>
      <svg viewBox="0 0 402 100" width={402} height={100} aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={letters} />
      </svg>
    </Link>
  );
}
