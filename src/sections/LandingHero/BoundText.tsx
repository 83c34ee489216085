import * as styles from './LandingHero.module.scss';

type Props = { text: string };

/**
 * One or more one-letter words and the word after them; the space before them is matched too, because Safari before 16.4 does
 * not support lookbehind.
 */
const boundWords = /(^|\s)((?:\S )+\S+)/;

/**
 * Text whose one-letter words ('a', '&') never end a line: each stays with the next word. The words between are one text node,
 * because a text node that is only a space is missing from the accessibility tree.
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
