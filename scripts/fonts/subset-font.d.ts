// The types published for subset-font stop at 2.3, before `keepFeatures`.
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
