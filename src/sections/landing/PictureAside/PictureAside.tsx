import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/Picture/Picture';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as media from '../../../styles/media.module.scss';
import * as styles from './PictureAside.module.scss';

type Props = {
  heading: Heading;
  /** A detail of the picture of the page that the section links to. */
  image: Queries.PictureBelowFragment | Queries.PicturePanelFragment | undefined;
  /**
   * `below`: the picture is below the heading, only from the desktop breakpoint upwards; `panel`: it is as high as the section, on phones
   * and tablets above the heading.
   */
  layout: 'below' | 'panel';
  children: ReactNode;
};

/** A heading and its content next to a picture that runs to the window's left edge. */
export function PictureAside({ heading, image, layout, children }: Props) {
  return (
    <div className={layout === 'panel' ? styles.panel : styles.below}>
      <SectionHeading content={heading} />
      {image && (
        <Picture
          image={{ ...image, alt: '' }}
          sizes="60vw"
          portraitWhen={layout === 'panel' ? media.belowDesktop : undefined}
        />
      )}
      <div>{children}</div>
    </div>
  );
}

export const fragment = graphql`
  fragment PictureBelow on Image {
    file {
      childImageSharp {
        gatsbyImageData(width: 1440, breakpoints: [960, 1440])
      }
    }
  }

  fragment PicturePanel on Image {
    file {
      childImageSharp {
        gatsbyImageData(width: 900, aspectRatio: 0.7, breakpoints: [900], transformOptions: { cropFocus: WEST })
      }
    }
    # Two of the files of the page it is from.
    portrait {
      childImageSharp {
        gatsbyImageData(width: 1020, breakpoints: [720, 1020])
      }
    }
  }
`;
