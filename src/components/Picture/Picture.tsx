import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';

/** A picture file, with the sizes and formats that sharp has made of it. */
type Prepared = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

type Props = {
  /** Alternative text and the files, as a query returns an `Image`. */
  image: { readonly alt: string; readonly file: Prepared; readonly portrait?: Prepared | null };
  /** The media query for windows that show the portrait version. */
  portraitWhen?: string;
  /** The displayed width, as the `sizes` attribute. Not needed for a picture with files of one width. */
  sizes?: string;
  /** True for the picture of the first screen, which has high priority. gatsby-plugin-late-scripts waits for it. All others are lazy. */
  eager?: boolean;
  /** True for a picture under other text, whose alternative text is not drawn. By default only that of the first screen. */
  silent?: boolean;
  className?: string | undefined;
  /** A canvas over the picture, which shows the same part of the picture as `img`. Not in the built HTML: HTML allows none in `<picture>`. */
  children?: ReactNode;
};

/**
 * The `sizes` of portrait versions, which are about as wide as the window: less on phones, so that those that show 780 px load 720 px, not
 * 1020; more on tablets, where some are enlarged.
 */
const portraitSizes = 'calc(140vw - 190px)';

/** Returns the `<source>`s of one version. A version with a media query also has a WebP source, because `<img>` shows the other version. */
function sources({ images, width, height }: IGatsbyImageData, sizes?: string, media?: string) {
  const source = (type?: string, srcSet?: string) => (
    <source
      key={type}
      srcSet={srcSet}
      type={type}
      sizes={sizes}
      media={media}
      width={media && width}
      height={media && Math.round(height)}
    />
  );
  return [
    images.sources?.map(({ type, srcSet }) => source(type, srcSet)),
    media && source('image/webp', images.fallback?.srcSet),
  ];
}

/** A `<picture>` with AVIF and WebP, without gatsby-plugin-image's script. Until the file is loaded, the background shows. */
export function Picture({ image, portraitWhen, sizes, eager = false, silent = eager, className, children }: Props) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  // Without a portrait version phones load the landscape one at the portrait sizes, so they load no more bytes.
  const portrait = image.portrait?.childImageSharp?.gatsbyImageData ?? data;
  const { images, width, height } = data;
  return (
    <picture className={className}>
      {portraitWhen && sources(portrait, portraitSizes, portraitWhen)}
      {sources(data, sizes)}
      <img
        src={images.fallback?.src}
        // Only one width for browsers without AVIF, such as Safari 15: the document is 30 to 300 bytes smaller.
        width={width}
        height={Math.round(height)}
        alt={image.alt}
        className={silent ? 'u-silent' : undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
      {children}
    </picture>
  );
}
