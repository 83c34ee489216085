import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { unbroken } from '../../lib/unbroken';
import { Band } from '../Band/Band';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { Headline } from '../Headline/Headline';
import { textLength, wordWidth } from '../Headline/wordWidth';
import { Section, type Surface } from '../Section/Section';
import * as styles from './Hero.module.scss';
import { HeroPicture } from './HeroPicture';

type Props = {
  content: Queries.HeroFragment;
  surface: Surface;
  /** The place of the landscape picture: behind the words, or at their right or left. The portrait picture is at the lower edge. */
  arrangement: 'behind' | 'right' | 'left';
  /** A word in the largest size, before the headline, which then is small. */
  opening?: string;
  /** The size of the band at the lower edge. */
  band?: 'thin' | 'thick';
  /** True if the beginning of the next section is in wide windows with the first screen. */
  peek?: boolean;
  id?: string;
  /** A canvas over the picture. */
  canvas?: ReactNode;
  /** Content between text and band. */
  foot?: ReactNode;
  /** Content below headline, lead and buttons. */
  children?: ReactNode;
};

/** The length, in em, up to which a headline has a larger size and one line. */
const SHORT = 6;

const arrangements = { behind: styles.behind, right: styles.right, left: styles.left };

/** The first section of a page: headline, lead, buttons and a picture. */
export function Hero({ content, surface, arrangement, opening, band, peek, id, canvas, foot, children }: Props) {
  const { name, headline, lead, actions, image } = content;
  const isShort = !opening && textLength(headline) <= SHORT;
  const smallName = name && (
    <span className={styles.name}>
      {name}
      <span className="u-visually-hidden">: </span>
    </span>
  );
  return (
    <Section
      id={id}
      surface={surface}
      space="flush"
      className={classes(styles.hero, arrangements[arrangement], foot ? styles.footed : undefined, peek && styles.peek)}
    >
      <div className={styles.words}>
        <div className={classes(styles.headline, isShort && styles.short)}>
          {opening ? (
            <Headline as="h1" text={headline} fits={`${opening} ${headline}`}>
              {smallName}
              <span data-word={wordWidth(opening)} className={`u-tabular ${styles.opening}`}>
                {opening}
              </span>{' '}
              <span className={styles.rest}>{headline}</span>
            </Headline>
          ) : (
            <Headline as="h1" text={headline}>
              {smallName}
              {headline}
            </Headline>
          )}
        </div>
        <div>
          {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
          {actions?.[0] && <ButtonGroup actions={actions} compact className={styles.actions} />}
          {children}
        </div>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {band && <Band size={band} className={`u-immediate ${styles.band}`} />}
      <HeroPicture image={image} className={styles.art}>
        {canvas}
      </HeroPicture>
    </Section>
  );
}

export const fragment = graphql`
  fragment Hero on Hero {
    name
    headline
    lead
    actions {
      ...Button
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1920, breakpoints: [960, 1440, 1920], avifOptions: { quality: 44 })
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(width: 1020, breakpoints: [480, 720, 1020])
        }
      }
    }
  }
`;
