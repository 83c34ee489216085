import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { Picture } from '../../components/Picture/Picture';

type Props = { hero: Queries.HeroPictureFragment } & Omit<ComponentProps<typeof Picture>, 'image' | 'eager' | 'alt'>;

/**
 * The picture of a first screen as wide as the window, fetched before all others: one staging for wide windows, one for
 * phones held upright. How it is cut and how wide it is shown is the section's own.
 */
export function HeroPicture({ hero, ...shown }: Props) {
  return <Picture image={hero.picture} {...shown} eager />;
}

export const query = graphql`
  fragment HeroPicture on Hero {
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1800, breakpoints: [960, 1440, 1800])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [480, 720])
        }
      }
    }
  }
`;
