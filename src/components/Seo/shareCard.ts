import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { cardName } from '../../lib/cardName';

type File = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;

/** The fields of a page its share card is made from. */
export type CardPage = {
  readonly path: string;
  readonly name: string;
  readonly hero: { readonly headline: string };
  readonly card: File;
};

type Company = { readonly name: string; readonly shareImage: { readonly alt: string; readonly file: File } };

/**
 * The picture of a shared page and its alternative text: the page's own card, which shows its headline, or the company's
 * picture.
 */
export function shareCard(page: CardPage, company: Company): { picture: IGatsbyImageData | undefined; alt: string } {
  const own = page.card?.childImageSharp?.gatsbyImageData;
  const { headline } = page.hero;
  if (!own) return { picture: company.shareImage.file?.childImageSharp?.gatsbyImageData, alt: company.shareImage.alt };
  const name = cardName({ ...page, headline });
  return { picture: own, alt: `${[company.name, name].filter(Boolean).join(' ')}: ${headline}` };
}
