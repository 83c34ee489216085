/** Where the words stand on a background, and in which colours (`#rrggbb`). Lengths are pixels of the 1200 × 630 card. */
export interface Background {
  readonly text: string;
  /** Of the wordmark, which is in the picture, and of the page's name beside it. */
  readonly mark: string;
  /** The space that the headline may fill, and the largest size of its type. */
  readonly headline: { readonly width: number; readonly height: number; readonly largest: number };
  /** True where the headline begins below the wordmark; otherwise it ends at the lower margin. */
  readonly top?: boolean;
}

/** What the site tells this plugin in gatsby-config.ts. */
export interface CardOptions {
  /** The types of the entries that are pages. */
  readonly pageTypes: readonly string[];
  /**
   * The backgrounds by colourway, and the folder of their pictures. Each is `<colourway>.webp`: 1200 × 630 pixels, lossless, a wordmark
   * 48 pixels high at (64, 64), one plain colour behind the headline.
   */
  readonly backgrounds: Readonly<Record<string, Background>>;
  readonly folder: string;
  /** The display face: the folder of its WOFF2 files, and how their names begin, in the order in which letters are looked for. */
  readonly fonts: { readonly folder: string; readonly names: readonly string[] };
  /** The page's name as the card shows it beside the wordmark; undefined where it shows none. */
  readonly nameOf: (page: { path: string; name: string; headline: string }) => string | undefined;
}
