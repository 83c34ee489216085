/** Runs in a page. Puts each text in an element into `<font>` elements, as browsers do that translate the page. */
export function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Element) {
      if (!node.matches('script, style, noscript, textarea')) translate(node);
    } else if (node instanceof Text && node.data.trim()) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(node.data);
      outer.append(inner);
      node.replaceWith(outer);
    }
  }
}
