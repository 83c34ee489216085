import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A message of the language server protocol. */
interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** A place in a text, as the protocol counts: from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A line the editor draws red. */
export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Position };
}

const isDiagnostics = (params: unknown): params is { uri: string; diagnostics: Diagnostic[] } =>
  typeof params === 'object' && params !== null && 'uri' in params && 'diagnostics' in params;

/** The server VS Code's YAML extension runs, as an editor talks to it. */
export class LanguageServer {
  private readonly server: ChildProcessWithoutNullStreams;
  private readonly answers = new Map<number | string, (result: unknown) => void>();
  private readonly checked = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  private unread = Buffer.alloc(0);
  private last = 0;

  /** @param root - the folder the editor has open */
  constructor(private readonly root: string) {
    const program = join(root, 'node_modules/yaml-language-server/bin/yaml-language-server');
    this.server = spawn(process.execPath, [program, '--stdio'], { cwd: root });
    this.server.stdout.on('data', (bytes: Buffer) => this.take(bytes));
  }

  /** Introduces the editor to the server. */
  async start(): Promise<void> {
    const capabilities = {
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
    };
    await this.request('initialize', { processId: process.pid, rootUri: pathToFileURL(this.root).href, capabilities });
    this.send({ method: 'initialized', params: {} });
    const yaml = { validate: true, completion: true, hover: true, schemaStore: { enable: false } };
    this.send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml } } });
  }

  /** Opens a file with a text of our own and waits for the server's opinion. */
  open(file: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = this.uriOf(file);
    return new Promise((resolve) => {
      this.checked.set(uri, resolve);
      this.send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
      });
    });
  }

  /** What the editor offers at a place. */
  complete(file: string, position: Position): Promise<unknown> {
    return this.request('textDocument/completion', { textDocument: { uri: this.uriOf(file) }, position });
  }

  /** What the editor shows when the mouse rests on a place. */
  hover(file: string, position: Position): Promise<unknown> {
    return this.request('textDocument/hover', { textDocument: { uri: this.uriOf(file) }, position });
  }

  /** Ends the server. */
  stop(): void {
    this.server.kill();
  }

  private uriOf(file: string): string {
    return pathToFileURL(join(this.root, file)).href;
  }

  private request(method: string, params: unknown): Promise<unknown> {
    const id = (this.last += 1);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ id, method, params });
    });
  }

  private send(message: Message): void {
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
      const body = this.unread.toString('utf8', end + 4, end + 4 + length);
      this.unread = this.unread.subarray(end + 4 + length);
      this.handle(JSON.parse(body) as Message);
    }
  }

  private handle({ id, method, params, result }: Message): void {
    if (method === 'textDocument/publishDiagnostics' && isDiagnostics(params)) {
      this.checked.get(params.uri)?.(params.diagnostics);
    } else if (method !== undefined && id !== undefined) {
      // The server asks for settings one section at a time, and for things that need no answer.
      this.send({ id, result: null });
    } else if (id !== undefined) {
      this.answers.get(id)?.(result);
    }
  }
}
