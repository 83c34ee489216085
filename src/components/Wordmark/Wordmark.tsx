import { wordmark } from './outline';

type Props = { className?: string | undefined };

const { width, height, data } = wordmark;

/** The wordmark in the current text colour; decorative, so a link around it needs a label. */
export function Wordmark({ className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={className} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={data} />
    </svg>
  );
}
