declare module '*.module.scss' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.scss';

/** The address of a font, with the path prefix. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Gatsby's path prefix, such as `/project`, or an empty string. */
declare const __PATH_PREFIX__: string;

interface Window {
  /** Globals of Gatsby: the function that links and `navigate` call, and the loader of pages. */
  ___navigate: (to: string, options?: object) => void;
  ___loader: { loadPage: (path: string) => Promise<{ readonly status?: string } | undefined> };
  /** A global of Gatsby: the address that the page was built for; missing in `gatsby develop`. */
  pagePath?: string;
}
