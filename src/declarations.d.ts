declare module '*.module.scss' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.scss';
