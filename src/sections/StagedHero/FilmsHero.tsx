import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { StagedHero } from '../../components/Hero/StagedHero';
import * as styles from './FilmsHero.module.scss';

type Props = { content: Queries.FilmsHeroFragment };

/** The first screen of the films page. The headline's first word is set as large as the window, the rest below it; a band follows. */
export function FilmsHero({ content }: Props) {
  const [word, ...rest] = content.headline.split(' ');
  const headline = (
    <>
      <span data-word={content.headlineFirstWidth} className={styles.word}>
        {word}
      </span>{' '}
      <span className={styles.rest}>{rest.join(' ')}</span>
    </>
  );
  return (
    <>
      <StagedHero content={content} surface="night" className={styles.hero} headline={headline} room={60} />
      <div data-surface="night">
        <Band className="u-immediate" />
      </div>
    </>
  );
}

export const query = graphql`
  fragment FilmsHero on Hero {
    ...Hero
    headlineFirstWidth
  }
`;
