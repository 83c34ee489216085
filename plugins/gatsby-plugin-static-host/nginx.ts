import {
  commonHeaders,
  contentSecurityPolicy,
  immutable,
  permissionsPolicy,
  revalidate,
  workerPath,
  type PolicyInput,
} from './policy';
import { pageFile } from './publicDir';

/** A value as nginx reads it between double quotes. `$` would begin a variable, and nginx has no way to write it plainly. */
function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx cannot carry this header value: ${value}`);
  return `"${value}"`;
}

/** The place of a page, with the headers that are its own. */
const page = (prefix: string, path: string, policy: string): string => `location = ${prefix}${path} {
    set $pams_policy ${quoted(policy)};
    set $pams_permissions $pams_permissions_of_pages;
    try_files ${prefix}/${pageFile(path)} =404;
}`;

/**
 * The nginx configuration of the site, to be included in a `server` block that has its `root` on the built files; of a site
 * below a path, on a folder that holds them under this path.
 * @throws when a header value holds a character nginx would read as its own
 */
export function nginxSnippet({ pages, endpoints, preview, prefix = '' }: PolicyInput): string {
  const headers = Object.entries(commonHeaders(preview)).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  const places = [...pages].map(([path, inline]) => page(prefix, path, contentSecurityPolicy(inline, endpoints)));
  // What differs by location is a variable: an add_header inside it would disable all headers outside it, and one whose
  // value is empty is not sent. The variables are reset for the not-found page, so that it is never kept for a year.
  return `# Written by the build from plugins/gatsby-plugin-static-host/policy.ts; a change made here is lost.
# Include it in a server block that has its root on the built files; docs/deploy.md shows one.

charset utf-8;
server_tokens off;
absolute_redirect off;
error_page 404 ${prefix}/404.html;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json image/svg+xml;

set $pams_cache ${quoted(revalidate)};
set $pams_policy "";
set $pams_permissions "";
set $pams_permissions_of_pages ${quoted(permissionsPolicy)};
add_header Cache-Control $pams_cache always;
add_header Content-Security-Policy $pams_policy always;
add_header Permissions-Policy $pams_permissions always;
${headers.join('\n')}

location ${prefix}/ {
    # /about/ leads to /about; by plain characters alone, so that nobody sends visitors elsewhere or adds headers
    rewrite ^((?:/[\\w-]+)+)/$ $1 permanent;
    try_files $uri $uri.html =404;
}

${places.join('\n\n')}

# /about.html leads to /about, /about/index.html and /about/index too
location ~ ^(?<pams_page>(?:/[\\w-]+)+?)(?:/index(?:\\.html)?|\\.html)$ {
    return 301 $pams_page$is_args$args;
}

location = ${prefix}/index {
    return 301 ${prefix}/$is_args$args;
}

location = ${prefix}/index.html {
    return 301 ${prefix}/$is_args$args;
}

location = ${prefix}/404 {
    return 404;
}

location = ${prefix}/404.html {
    internal;
}

location ~ ^${prefix}/(static/|fonts/|[^/]+\\.(js|css)$) {
    set $pams_cache ${quoted(immutable)};
    try_files $uri =404;
}

location = ${prefix}${workerPath} {
    set $pams_cache ${quoted(`${immutable}, ${revalidate}`)};
}

location = ${prefix}/manifest.webmanifest {
    types { }
    default_type application/manifest+json;
}

location ~ ^${prefix}/(_headers|_redirects)$ {
    return 404;
}
`;
}
