import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Figures } from '../../../components/Figures/Figures';
import { Picture } from '../../../components/Picture/Picture';
import { Section, type Surface } from '../../../components/Section/Section';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Closing.module.scss';

type Props = {
  surface: Surface;
  id?: string;
  content: Queries.ClosingFragment;
  /** `beside`: the picture is next to the words, or below them on phones and tablets; `screen`: the words are on a panel over the picture. */
  arrangement: 'beside' | 'screen';
  /** A canvas over the picture. */
  canvas?: ReactNode;
  /** Content in place of the buttons; on phones and tablets it is below the picture. */
  children?: ReactNode;
};

/** The last section of a page: words, buttons, at most one figure, and a picture that runs to the edges. */
export function Closing({ surface, id, content, arrangement, canvas, children }: Props) {
  const { closingHeading, closingImage } = content;
  const figure = content.figure && <Figures figures={[content.figure]} layout="caption" />;
  const screen = arrangement === 'screen';
  return (
    <Section id={id} surface={surface} space="flush" className={screen ? styles.screen : styles.beside}>
      <div className={styles.words} data-surface={screen ? 'shea' : undefined}>
        <SectionHeading
          content={children ? { ...closingHeading, actions: null } : closingHeading}
          actionsAs="buttons"
        />
        {figure}
      </div>
      <Picture
        image={closingImage}
        portraitWhen={media.portrait}
        sizes={screen ? '100vw' : '60vw'}
        className={styles.art}
      >
        {canvas}
      </Picture>
      {children && <div className={`u-text ${styles.more}`}>{children}</div>}
    </Section>
  );
}

export const fragment = graphql`
  fragment Closing on PageWithClosing {
    closingHeading {
      ...SectionHeading
    }
    closingImage {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [480, 720, 1080])
        }
      }
    }
    figure {
      ...Figures
    }
  }
`;
