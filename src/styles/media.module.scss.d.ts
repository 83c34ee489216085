/** Media queries for windows as wide as a breakpoint or wider, and for narrower ones. */
export const fromSmallTablet: string;
export const fromTablet: string;
export const fromDesktop: string;
export const fromWide: string;
export const belowTablet: string;
/** Phones held upright and other windows as narrow, in which the portrait version of a picture is shown. */
export const upright: string;
/** Windows in which the picture of a first screen is above or below its text: neither wide nor a phone in landscape orientation. */
export const notBeside: string;
