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
