import { Fragment } from 'react';
import * as styles from './LandingHero.module.scss';

type Props = { text: string };

/** The words of a text; those behind a word of one letter are joined to it. */
function bind(text: string): string[] {
  const words = text.split(' ');
  return words.reduce<string[]>(
    (bound, word, index) =>
      words[index - 1]?.length === 1 ? [...bound.slice(0, -1), `${bound.at(-1)} ${word}`] : [...bound, word],
    [],
  );
}

/** Text whose one-letter words ('a', '&') never end a line: each stays with the word it belongs to. */
export function BoundText({ text }: Props) {
  return bind(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {part.includes(' ') ? <span className={styles.bound}>{part}</span> : part}
    </Fragment>
  ));
}
