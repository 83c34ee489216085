/** Where the words stand on a background, and in which of the site's colours. Lengths are pixels of the 1200 × 630 card. */
export interface Background {
  readonly text: string;
  /** The colour of the wordmark, which is in the picture, and of the page's name beside it. */
  readonly mark: string;
  /** The space that the headline may fill, and the largest size of its type. */
  readonly headline: { readonly width: number; readonly height: number; readonly largest: number };
  /** True where the headline begins below the wordmark; otherwise it ends at the lower margin. */
  readonly top?: boolean;
}

/**
 * The backgrounds of share cards, by colourway. The picture is `backgrounds/<colourway>.webp`: 1200 × 630 pixels, lossless, a
 * wordmark 48 pixels high at (64, 64), one plain colour behind the headline. A colourway without one is shared with the company's
 * picture, as the not-found page is. README.md says what to do after a change.
 */
export const backgrounds: Readonly<Record<string, Background>> = {
  landing: { text: 'shea', mark: 'gold', headline: { width: 600, height: 400, largest: 124 } },
  about: { text: 'shea', mark: 'gold', headline: { width: 570, height: 400, largest: 128 } },
  services: { text: 'night', mark: 'night', headline: { width: 455, height: 420, largest: 150 } },
  awards: { text: 'gold', mark: 'gold', headline: { width: 560, height: 420, largest: 140 }, top: true },
  films: { text: 'shea', mark: 'gold', headline: { width: 520, height: 430, largest: 132 } },
  academy: { text: 'shea', mark: 'gold', headline: { width: 540, height: 420, largest: 150 } },
  mediaHub: { text: 'shea', mark: 'gold', headline: { width: 480, height: 400, largest: 200 } },
  contact: { text: 'shea', mark: 'gold', headline: { width: 560, height: 400, largest: 140 } },
  workWithUs: { text: 'laterite', mark: 'night', headline: { width: 1072, height: 260, largest: 150 }, top: true },
};
