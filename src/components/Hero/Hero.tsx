import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as media from '../../styles/media.module.scss';
import { Band } from '../Band/Band';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { textLength, wordWidth } from '../Headline/wordWidth';
import { Picture } from '../Picture/Picture';
import { Section, type Surface } from '../Section/Section';
import * as styles from './Hero.module.scss';

type Props = {
  content: Queries.HeroFragment;
  surface: Surface;
  /** Where the picture is in wide windows and on phones in landscape: behind the words (`over`) or `beside` them; elsewhere below them. */
  arrangement: 'over' | 'beside';
  /** How the picture is cropped, how high the first screen is and how much room it leaves: the class of the page's `hero.module.scss`. */
  crop?: string | undefined;
  /** The surface behind the headline, where it has one of its own. */
  panel?: Surface;
  /** The style of the headline. With `opening` its first word is as large as the screen. */
  headline?: 'h1' | 'display' | 'opening';
  /** What the headline opens with in place of its first word, as large as the screen. */
  opening?: string;
  /** The media query for windows that show the picture's portrait version, and the displayed width of the other one. */
  portraitWhen?: string;
  sizes?: string;
  /** A band at the lower edge. */
  band?: 'thin' | 'thick';
  id?: string;
  /** Between words and band. */
  foot?: ReactNode;
  /** Below headline, lead and buttons. */
  children?: ReactNode;
};

const arrangements = { over: styles.over, beside: styles.beside };

/** The first section of a page: headline, lead, buttons and a picture. */
export function Hero({ content, surface, arrangement, crop, panel, opening, band, foot, children, ...props }: Props) {
  const { portraitWhen = media.notBeside, sizes = '100vw', id } = props;
  const headline = props.headline ?? (opening === undefined ? 'h1' : 'opening');
  const { name, headline: text, lead, actions, image } = content;
  const [first = '', ...others] = opening === undefined ? text.split(' ') : [opening, text];
  const firstWidth = opening === undefined ? wordWidth(first) : undefined;
  const classes = [styles.hero, arrangements[arrangement], crop].filter(Boolean).join(' ');
  const headlineClass = headline === 'display' ? styles.display : undefined;
  return (
    <Section id={id} surface={surface} space="flush" className={classes}>
      <div className={styles.words}>
        <h1 data-word={wordWidth(text)} data-length={textLength(text)} data-surface={panel} className={headlineClass}>
          {name && <span className="u-visually-hidden">{`${name}: `}</span>}
          {headline === 'opening' ? (
            <>
              <span data-word={firstWidth} className={`u-tabular ${styles.opening}`}>
                {first}
              </span>{' '}
              <span className={styles.rest}>{others.join(' ')}</span>
            </>
          ) : (
            text
          )}
        </h1>
        <div>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions?.[0] && <ButtonGroup actions={actions} className={styles.actions} />}
          {children}
        </div>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {band && <Band size={band} className={`u-immediate ${styles.band}`} />}
      <Picture image={image} portraitWhen={portraitWhen} sizes={sizes} className={styles.art} eager />
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
          gatsbyImageData(width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(width: 1020, breakpoints: [480, 720, 1020], avifOptions: { quality: 42 })
        }
      }
    }
  }
`;
