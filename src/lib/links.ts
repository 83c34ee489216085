/** Returns a `tel:` link for a number such as `+233 30 000 0001`, without spaces, brackets and hyphens. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Returns a link to a WhatsApp chat with a number. */
export const whatsappLink = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/**
 * Returns a link to an address on Google Maps. Phones open it in the app if it is installed.
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
