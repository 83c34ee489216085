/** Media queries for windows at least as wide as a breakpoint (`from`), or narrower (`below`). */
export const fromSmallTablet: string;
export const fromTablet: string;
export const fromDesktop: string;
export const belowNarrow: string;
export const belowDesktop: string;
/** Windows in which the portrait version of a picture is shown: the opposite of the mixin `landscape`. */
export const portrait: string;
