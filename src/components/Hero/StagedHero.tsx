import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './StagedHero.module.scss';

type Props = {
  content: Queries.StagedHeroFragment;
  surface: 'night' | 'shea';
  /** Sets the height of the screen and the crop of the picture, as the custom properties of StagedHero.module.scss. */
  className: string | undefined;
  /** The displayed width of the picture. */
  sizes?: string;
  /** The headline with markup; by default its plain text. */
  headline?: ReactNode;
  /** How many letters of it fit at its full size. */
  room?: number;
  /** Before the headline. */
  before?: ReactNode;
  /** After headline, lead and buttons. */
  children?: ReactNode;
};

/** A first screen with its picture behind its text, on phones below it. */
export function StagedHero({ content, surface, className, sizes = '100vw', before, children, ...headline }: Props) {
  return (
    <section className={`${styles.hero} ${className}`} data-surface={surface}>
      <div className={`u-wrap ${styles.words}`}>
        {before}
        <HeroWords hero={content} {...headline} />
        {children}
      </div>
      <HeroPicture hero={content} sizes={sizes} className={styles.art} />
    </section>
  );
}

export const query = graphql`
  fragment StagedHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
