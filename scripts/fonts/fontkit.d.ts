// Installed for one run: see cutFonts.ts.
declare module 'fontkit' {
  export function create(file: Buffer): {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    glyphForCodePoint(code: number): { readonly advanceWidth: number };
  };
}
