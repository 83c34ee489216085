/** Whether colour has half the resolution of light: two bits of AVIF's configuration (AV1 in ISO BMFF, 2.3.3). */
export const hasHalvedColour = (file: Buffer): boolean =>
  (file.readUInt8(file.indexOf('av1C') + 6) & 0b1100) === 0b1100;
