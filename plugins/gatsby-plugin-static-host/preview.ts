/**
 * Whether search engines are not to list what this build shows: PREVIEW says so, or Netlify builds something else than the
 * site itself. Cloudflare Pages keeps them away from previews on its own.
 */
export const isPreview = ({ PREVIEW, NETLIFY, CONTEXT }: NodeJS.ProcessEnv = process.env): boolean =>
  PREVIEW ? PREVIEW !== '0' : Boolean(NETLIFY) && CONTEXT !== 'production';
