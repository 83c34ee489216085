import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSchema, graphql } from 'graphql';

/** As much of GitHub's schema as the forms ask for: https://docs.github.com/en/graphql/reference */
const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository { ref(qualifiedName: String!): Ref  object(oid: String!): Blob }
  type Ref { target: GitObject }
  interface GitObject { oid: String! }
  type Blob implements GitObject { oid: String!  text: String  isTruncated: Boolean! }
  type Commit implements GitObject {
    oid: String!  message: String!  committedDate: String!  author: GitActor
    file(path: String!): Blob  history(first: Int, path: String): CommitHistoryConnection!
  }
  type CommitHistoryConnection { nodes: [Commit] }
  type GitActor { name: String  email: String  user: User }
  type User { databaseId: Int  login: String! }
  type Mutation { createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload }
  type CreateCommitOnBranchPayload { commit: Commit }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!  expectedHeadOid: String!  fileChanges: FileChanges!  message: CommitMessage!
  }
  input CommittableBranch { repositoryNameWithOwner: String!  branchName: String! }
  input FileChanges { additions: [FileAddition!]  deletions: [FileDeletion!] }
  input FileAddition { path: String!  contents: String! }
  input FileDeletion { path: String! }
  input CommitMessage { headline: String! }
`);

/** A commit as the forms make it; contents are in Base64. */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: Array<{ path: string; contents: string }>; deletions: Array<{ path: string }> };
}

const oidOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/**
 * Answers a page's requests to GitHub in the place of GitHub, for a repository with the content of the site.
 *
 * @param token - the one that is let in
 * @returns the commits the page makes from then on
 */
export const answerForGitHub = async (page: Page, token: string): Promise<CommitInput[]> => {
  const commits: CommitInput[] = [];
  const names = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  const tree = names.map((name) => {
    const bytes = readFileSync(join('data', name));
    return { path: `data/${name}`, type: 'blob', size: bytes.length, sha: oidOf(bytes) };
  });
  const bytesOf = (oid: string): Buffer => readFileSync(tree.find(({ sha }) => sha === oid)?.path ?? '');
  const author = { name: 'Ama', email: 'ama@pams.example', user: { databaseId: 1, login: 'ama' } };
  const head = {
    __typename: 'Commit',
    oid: '1'.repeat(40),
    message: '',
    committedDate: '2026-01-01T00:00:00Z',
    author,
  };
  const commit = {
    ...head,
    history: () => ({ nodes: [head] }),
    file: ({ path }: { path: string }) => ({ oid: tree.find((blob) => blob.path === path)?.sha }),
  };
  const rootValue = {
    repository: () => ({
      ref: () => ({ target: commit }),
      object: ({ oid }: { oid: string }) => ({ oid, text: bytesOf(oid).toString(), isTruncated: false }),
    }),
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      commits.push(input);
      return { commit };
    },
  };

  await page.route('https://avatars.githubusercontent.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if ((await request.headerValue('authorization')) !== `token ${token}`)
      return route.fulfill({ status: 401, headers });
    if (pathname === '/user') {
      const json = { id: 1, login: 'ama', name: 'Ama', avatar_url: 'https://avatars.githubusercontent.com/u/1' };
      return route.fulfill({ headers, json });
    }
    if (pathname.endsWith('/collaborators/ama')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/')) return route.fulfill({ headers, json: { tree, truncated: false } });
    if (pathname.includes('/git/blobs/')) {
      const body = bytesOf(basename(pathname));
      return route.fulfill({ headers, contentType: 'application/octet-stream', body });
    }
    const { query: source, variables: variableValues } = request.postDataJSON() as Record<
      'query' | 'variables',
      string
    >;
    const answer = await graphql({ schema, source, variableValues: variableValues as never, rootValue });
    return route.fulfill({ headers, json: answer });
  });
  return commits;
};
