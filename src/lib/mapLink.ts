/**
 * Returns a link to an address on Google Maps. Phones open it in the app if it is installed.
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
