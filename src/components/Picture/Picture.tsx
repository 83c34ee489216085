import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { nearestInk } from '../../lib/nearestInk';

/** A picture file as sharp prepared it. */
type Prepared = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

type Props = {
  /** Alternative text and the files, as a query returns an `Image`. */
  image: { readonly alt: string; readonly file: Prepared; readonly portrait?: Prepared | null };
  /** Which windows get the portrait staging, as a media query. */
  portraitWhen?: string;
  /** How wide the picture is shown, as the `sizes` of HTML; the portrait staging's own in `portraitSizes`. */
  sizes: string;
  portraitSizes?: string;
  /** True for the picture of the first screen: fetched at once and first. All others wait until they are near. */
  eager?: boolean;
  className?: string | undefined;
  /** Wins over the picture's own text: `''` where the same thing is said beside it. */
  alt?: string;
};

/** The `<source>`s of one staging; the fallback is one of them, so that its media query holds for every format. */
function sources({ images, width, height }: IGatsbyImageData, sizes: string, media?: string) {
  const all = [...(images.sources ?? [])];
  if (media && images.fallback?.srcSet) all.push({ srcSet: images.fallback.srcSet, type: 'image/webp' });
  return all.map(({ srcSet, type }) => (
    <source key={`${media}${type}`} {...{ srcSet, type, sizes, media, width, height }} />
  ));
}

/**
 * A picture as plain `<picture>` markup: no image runtime in the browser. What gatsby-plugin-image prepared at build time
 * becomes AVIF and WebP sources; behind it stands the ink nearest to its dominant colour.
 */
export function Picture({ image, portraitWhen, sizes, portraitSizes = '100vw', eager = false, className, alt }: Props) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const portrait = image.portrait?.childImageSharp?.gatsbyImageData;
  const { images, width, height, backgroundColor } = data;
  return (
    <picture className={className} data-ink={backgroundColor && nearestInk(backgroundColor)}>
      {portrait && portraitWhen && sources(portrait, portraitSizes, portraitWhen)}
      {sources(data, sizes)}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? image.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
