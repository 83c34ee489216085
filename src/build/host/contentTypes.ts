import { extname } from 'node:path';

const text = (type: string): string => `${type}; charset=utf-8`;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': text('text/css'),
  '.gif': 'image/gif',
  '.html': text('text/html'),
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webm': 'video/webm',
  '.webmanifest': text('application/manifest+json'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': text('application/xml'),
};

/** The media type of a file, by its extension. */
export const contentType = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether a media type is worth compressing: text is, pictures and fonts are compressed already. */
export const isText = (type: string): boolean => type.includes('charset=utf-8');
