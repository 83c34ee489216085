import * as styles from './LandingHero.module.scss';

type Props = { text: string };

/**
 * One or more words of one letter, and the word they belong to; first the space before them, because Safari before 16.4
 * knows no lookbehind.
 */
const boundWords = /(^|\s)((?:\S )+\S+)/;

/**
 * Text whose one-letter words ('a', '&') never end a line: each stays with the word it belongs to. The words between are
 * one text: a space that is a text of its own is left out of what screen readers are given.
 */
export function BoundText({ text }: Props) {
  const parts = text.split(boundWords);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part + (parts[index + 1] ?? '');
    return (
      index % 3 === 2 && (
        <span key={index} className={styles.bound}>
          {part}
        </span>
      )
    );
  });
}
