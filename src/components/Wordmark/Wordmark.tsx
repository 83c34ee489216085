import { wordmark } from './outline';

const { width, height, data } = wordmark;

/** The wordmark in the current text colour; decorative, so a link around it needs a label. */
export function Wordmark() {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={data} />
    </svg>
  );
}
