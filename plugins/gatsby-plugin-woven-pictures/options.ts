/** The colour of a thread, as a place in its colourway: 0 ground, 1 main, 2 second, 3 accent, 4 light. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The four shades of a motif: the field it lies on, the figure, its inlay and its eye. */
export type Figure = readonly [field: Shade, figure: Shade, inlay: Shade, eye: Shade];

/** Five colours (`#rrggbb`) that can be told apart side by side, and the figures that a title may choose for every second strip. */
export interface Colourway {
  readonly colours: readonly [ground: string, main: string, second: string, accent: string, light: string];
  /** Of the seams between strips. */
  readonly seam: string;
  readonly turned: readonly [Figure, ...Figure[]];
}

/** How the pictures of one type of entry are woven. */
export interface WovenPicture {
  /** The field that the cloth is woven from. */
  readonly from: string;
  readonly colourway: Colourway;
  /** In pixels. The cloth has 5 strips of 18 threads, 7 where it is wide: where a thread is a whole number of pixels, nothing is cut off. */
  readonly width: number;
  readonly height: number;
  /** Of the field `picture`, for GraphiQL. */
  readonly description: string;
}

/** What the site tells this plugin in gatsby-config.ts. */
export interface WovenOptions {
  /** The colours of the site, `#rrggbb` by name: pictures carry the name of the nearest until they are loaded. */
  readonly colours: Readonly<Record<string, string>>;
  /** The types of entries that have a picture. */
  readonly pictures: Readonly<Record<string, WovenPicture>>;
  /** The type of entries that have a strip, the field that it is woven from, and the colourways that the title chooses from. */
  readonly strips: {
    readonly type: string;
    readonly from: string;
    readonly colourways: readonly [Colourway, ...Colourway[]];
  };
}
