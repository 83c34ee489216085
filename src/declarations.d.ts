declare module '*.module.scss' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.scss';

/** Gatsby's path prefix, such as `/project`, or an empty string. */
declare const __PATH_PREFIX__: string;
