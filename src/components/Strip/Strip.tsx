import * as styles from './Strip.module.scss';

type Props = {
  /** The pattern: one vertical strip of 18 threads, a pixel each, longer than any block of text. */
  cloth: { readonly publicURL: string | null };
  /** Which way the strip runs. */
  direction: 'down' | 'across';
  className?: string | undefined;
};

/** An entry's own pattern as a strip along one edge: 18 threads of 2 px, of 4 px from the desktop breakpoint upwards. */
export function Strip({ cloth, direction, className }: Props) {
  return (
    <div aria-hidden="true" className={[styles[direction], className].filter(Boolean).join(' ')}>
      {cloth.publicURL && <img src={cloth.publicURL} alt="" width={72} height={7200} loading="lazy" />}
    </div>
  );
}
