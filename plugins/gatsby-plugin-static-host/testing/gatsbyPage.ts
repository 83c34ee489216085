/**
 * A page as Gatsby 5.16 writes it: its content, and an inline script with the path of the page.
 * @param path the page's address
 * @param content the page's own HTML
 */
export const gatsbyPage = (path: string, content = path): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>body{color:red}</style></head><body><div id="___gatsby">${content}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script></body></html>`;
