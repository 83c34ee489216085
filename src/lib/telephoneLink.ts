/**
 * A `tel:` link for a telephone number.
 * @param phone the number as people read it, with its country: `+233 30 000 0001`
 * @returns a `tel:` address without spaces, brackets and hyphens
 */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
