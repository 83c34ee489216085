/** Cloudflare's program for Pages. The last that Node 20 runs. */
export const wrangler = 'wrangler@4.86.0';

/** A host that takes a build by a command; npx fetches it. GitHub Pages has an action of its own. */
interface Host {
  readonly command: readonly string[];
  /** What has to be in the environment. */
  readonly needs: readonly string[];
}

const hosts: Readonly<Record<string, Host>> = {
  cloudflare: {
    command: [wrangler, 'pages', 'deploy', 'public', '--branch', 'main', '--project-name', '$CLOUDFLARE_PROJECT'],
    needs: ['CLOUDFLARE_PROJECT', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'],
  },
  netlify: {
    command: ['netlify-cli@27.10.2', 'deploy', '--prod', '--no-build', '--dir', 'public'],
    needs: ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'],
  },
};

/**
 * What `npx --yes` has to run so that public/ is published.
 * @param name the host: `cloudflare` or `netlify`
 * @throws when there is no such host, or the environment lacks what it needs
 */
export function publishCommand(name: string, env: NodeJS.ProcessEnv): string[] {
  const host = hosts[name];
  if (!host) throw new Error(`PUBLISH_TO is "${name}"; known are pages, none, ${Object.keys(hosts).join(', ')}`);
  const missing = host.needs.filter((variable) => !env[variable]);
  if (missing.length > 0)
    throw new Error(`To publish to ${name}, set ${missing.join(', ')}: docs/deploy.md says where`);
  return host.command.map((word) => (word.startsWith('$') ? (env[word.slice(1)] ?? '') : word));
}
