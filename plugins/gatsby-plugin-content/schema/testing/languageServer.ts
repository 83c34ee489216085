import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A line the editor draws red. */
interface Diagnostic {
  readonly message: string;
}

/** A message of the language server protocol. */
interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: { readonly uri?: string; readonly diagnostics?: readonly Diagnostic[] };
}

/** The server VS Code's YAML extension runs, as an editor talks to it. */
export class LanguageServer {
  private readonly server: ChildProcessWithoutNullStreams;
  private readonly checked = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  private unread = Buffer.alloc(0);

  /** @param root - the folder the editor has open */
  constructor(private readonly root: string) {
    const program = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server');
    this.server = spawn(process.execPath, [program, '--stdio'], { cwd: root });
    this.server.stdout.on('data', (bytes: Buffer) => this.take(bytes));
    const params = { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {} };
    this.send({ id: 1, method: 'initialize', params });
    this.send({ method: 'initialized', params: {} });
    const settings = { yaml: { validate: true, schemaStore: { enable: false } } };
    this.send({ method: 'workspace/didChangeConfiguration', params: { settings } });
  }

  /** Opens a file with a text of our own and waits for the server's opinion. */
  open(file: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = pathToFileURL(join(this.root, file)).href;
    return new Promise((resolve) => {
      this.checked.set(uri, resolve);
      const textDocument = { uri, languageId: 'yaml', version: 1, text };
      this.send({ method: 'textDocument/didOpen', params: { textDocument } });
    });
  }

  /** Ends the server. */
  stop(): void {
    this.server.kill();
  }

  private send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** Cuts what arrives into messages: a header with a length, an empty line, the body. */
  private take(bytes: Buffer): void {
    this.unread = Buffer.concat([this.unread, bytes]);
    for (;;) {
      const end = this.unread.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.unread.toString('latin1', 0, Math.max(end, 0)))?.[1]);
      if (end === -1 || this.unread.length < end + 4 + length) return;
      const {
        id,
        method,
        params = {},
      } = JSON.parse(this.unread.toString('utf8', end + 4, end + 4 + length)) as Message;
      this.unread = this.unread.subarray(end + 4 + length);
      // The server asks for settings one section at a time, and for things that need no answer.
      if (method && id !== undefined) this.send({ id, result: null });
      if (params.uri && params.diagnostics) this.checked.get(params.uri)?.(params.diagnostics);
    }
  }
}
