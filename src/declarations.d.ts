declare module '*.module.scss' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.scss';

/** The path the site is below, `/project`, or nothing: Gatsby writes it into the code. */
declare const __PATH_PREFIX__: string;
