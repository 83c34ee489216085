/** Opens a `mailto:` address in the visitor's mail program, as a press on a link does. */
export function openMail(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address });
  document.body.append(link);
  link.click();
  link.remove();
}
