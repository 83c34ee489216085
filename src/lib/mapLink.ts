/**
 * A link to an address on a map. On phones with Google Maps it opens there, elsewhere in the browser.
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
