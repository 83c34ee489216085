/** A `tel:` link, without spaces, brackets and hyphens, for a number as people read it: `+233 30 000 0001`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A link to a chat on WhatsApp with that number. */
export const whatsappLink = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;
