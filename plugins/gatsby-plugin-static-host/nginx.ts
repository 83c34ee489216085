import { commonHeaders, immutable, revalidate, svgPolicy } from './headers';

/** Has an address with an empty part, as `//about`, be none: nginx takes it for `/about`. */
const noEmptyParts = 'if ($request_uri ~* "^[^?]*(?:/|%2f)(?:/|%2f)") { return 404; }';

/**
 * The nginx configuration of the site, to be included in a `server` block that has its `root` on the built files; of a site
 * below a path, on a folder that holds them under this path.
 * @param preview whether search engines are not to list what this build shows
 * @param prefix the path the site is below, `/project`; nothing at the root of a domain
 */
export function nginxSnippet(preview: boolean, prefix: string): string {
  const { 'Content-Security-Policy': policy, ...others } = commonHeaders(preview);
  const headers = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // What differs by location is a variable: an add_header inside it would disable all headers outside it. The variables are
  // reset for the not-found page, so that it is never kept for a year.
  return `# Written by the build from plugins/gatsby-plugin-static-host/nginx.ts; a change made here is lost.
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

set $pams_cache "${revalidate}";
set $pams_policy "${policy}";
if ($uri ~ "\\.svg$") { set $pams_policy "${policy}, ${svgPolicy}"; }
add_header Cache-Control $pams_cache always;
add_header Content-Security-Policy $pams_policy always;
${headers.join('\n')}

location ${prefix}/ {
    ${noEmptyParts}
    # /about/ leads to /about; by plain characters alone, so that nobody sends visitors elsewhere or adds headers
    rewrite ^((?:/[\\w-]+)+)/$ $1 permanent;
    try_files $uri $uri.html =404;
}

location = ${prefix}/ {
    ${noEmptyParts}
    try_files ${prefix}/index.html =404;
}

location ~ ^${prefix}/index(?:\\.html)?$ {
    return 301 ${prefix}/$is_args$args;
}

# /about.html leads to /about, /about/index.html and /about/index too
location ~ ^(?<pams_page>(?:/[\\w-]+)+?)(?:/index(?:\\.html)?|\\.html)$ {
    return 301 $pams_page$is_args$args;
}

location ~ ^${prefix}/(?:404|_headers|_redirects)$ {
    return 404;
}

location = ${prefix}/404.html {
    internal;
}

location ~ ^${prefix}/(?:static/|fonts/|[^/]+[-.][0-9a-f]+\\.(?:js|css)$) {
    set $pams_cache "${immutable}";
    try_files $uri =404;
}

location = ${prefix}/manifest.webmanifest {
    types { }
    default_type application/manifest+json;
}
`;
}
