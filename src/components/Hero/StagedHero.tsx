import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Section, type Surface } from '../Section/Section';
import { HeroPicture } from './HeroPicture';
import { HeroWords } from './HeroWords';
import * as styles from './StagedHero.module.scss';

type Props = {
  content: Queries.HeroFragment;
  surface: Surface;
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
    <Section surface={surface} space="flush" className={`${styles.hero} ${className}`}>
      <div className={`u-wrap ${styles.words}`}>
        {before}
        <HeroWords hero={content} {...headline} />
        {children}
      </div>
      <HeroPicture hero={content} sizes={sizes} className={styles.art} />
    </Section>
  );
}

export const query = graphql`
  fragment Hero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
