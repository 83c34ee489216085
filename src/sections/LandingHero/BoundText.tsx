import * as styles from './LandingHero.module.scss';

type Props = { text: string };

/** One or more words of one letter, and the word they belong to. */
const boundWords = /((?<!\S)(?:\S )+\S+)/;

/**
 * Text whose one-letter words ('a', '&') never end a line: each stays with the word it belongs to. The words between are
 * one text: a space that is a text of its own is left out of what screen readers are given.
 */
export function BoundText({ text }: Props) {
  return text.split(boundWords).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.bound}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
