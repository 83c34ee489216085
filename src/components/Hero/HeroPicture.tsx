import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { Picture } from '../Picture/Picture';
import * as media from '../../styles/media.module.scss';

type Props = { hero: Queries.HeroPictureFragment } & Omit<ComponentProps<typeof Picture>, 'image' | 'eager'>;

/**
 * The picture of a first screen, loaded before all others: one version for wide windows, one for phones in portrait
 * orientation. The section decides how it is cropped and how wide it is.
 */
export function HeroPicture({ hero, portraitWhen = media.notBeside, ...shown }: Props) {
  return <Picture image={hero.image} portraitWhen={portraitWhen} {...shown} eager />;
}

export const query = graphql`
  fragment HeroPicture on Hero {
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1020, breakpoints: [480, 720, 1020])
        }
      }
    }
  }
`;
