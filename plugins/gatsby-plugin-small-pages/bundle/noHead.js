/** In the place of Gatsby's own, which would bring `Head` exports into the page. */
export function headHandlerForBrowser() {}
