import type { ReactNode } from 'react';
import * as media from '../../styles/media.module.scss';
import { Picture } from '../Picture/Picture';

type Props = { image: Queries.HeroFragment['image']; className?: string | undefined; children?: ReactNode };

/** The picture of a first screen. */
export function HeroPicture({ image, className, children }: Props) {
  const { width = 16, height = 9 } = image.file.childImageSharp?.gatsbyImageData ?? {};
  return (
    <Picture
      image={image}
      portraitWhen={media.portrait}
      // The picture is as wide as the window, or as high if the window is almost square.
      sizes={`max(100vw, ${Math.round((100 * width) / height)}vh)`}
      className={className}
      eager
    >
      {children}
    </Picture>
  );
}
