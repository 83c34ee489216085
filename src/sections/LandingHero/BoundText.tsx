import * as styles from './LandingHero.module.scss';

type Props = { text: string };

/** A word of one letter and the word it belongs to. */
const BOUND = /((?<=^|\s)\S\s+\S+)/;

/** Text whose one-letter words ('a', '&') never end a line: each stays with the word it belongs to. */
export function BoundText({ text }: Props) {
  return text.split(BOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.bound}>
        {part}
      </span>
    ),
  );
}
