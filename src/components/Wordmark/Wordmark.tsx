import { wordmark } from './outline';

type Props = { className?: string | undefined };

const { width, height, data } = wordmark;

/** The wordmark in the colour of the text around it; decorative, so whoever links it gives the name. */
export function Wordmark({ className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={className} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={data} />
    </svg>
  );
}
