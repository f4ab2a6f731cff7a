import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The server's answer to a command instead of the usual one: a line, no answer at all, or a closed
 * connection.
 */
type Reply = string | 'silence' | 'hang-up';

export type SmtpSink = {
  readonly port: number;
  readonly url: string;
  /** Every accepted message, as it came over the wire. */
  readonly messages: readonly string[];
  /** The commands of all connections. */
  readonly commands: readonly string[];
  /** Called with each message before it is acknowledged. */
  onMessage: (raw: string) => void | Promise<void>;
  /** Called for every command; undefined means the usual answer. `message` is the end of the content. */
  reply: (command: string) => Reply | undefined;
  open(): number;
  close(): Promise<void>;
};

/** A minimal mail server that can misbehave on request. It listens on the given port, or on a free one. */
export async function smtpSink(wantedPort = 0): Promise<SmtpSink> {
  const messages: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    converse(socket, sink, messages, commands);
  });
  const sink: SmtpSink = {
    port: 0,
    url: '',
    messages,
    commands,
    onMessage: () => {},
    reply: () => undefined,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void sink.close());
  return Object.assign(sink, { port, url: `smtp://127.0.0.1:${port}` });
}

function converse(socket: Socket, sink: SmtpSink, messages: string[], commands: string[]): void {
  let buffered = '';
  let isContent = false;
  socket.setEncoding('utf8');
  answer('greeting', '220 sink.example ESMTP');
  socket.on('data', (chunk) => {
    buffered += chunk;
    readOn();
  });

  function readOn(): void {
    const end = isContent ? '\r\n.\r\n' : '\r\n';
    const at = buffered.indexOf(end);
    if (at < 0) return;
    const text = buffered.slice(0, at);
    buffered = buffered.slice(at + end.length);
    if (isContent) void take(text);
    else obey(text);
    readOn();
  }

  async function take(raw: string): Promise<void> {
    isContent = false;
    await sink.onMessage(raw);
    if (answer('message', '250 2.0.0 taken')) messages.push(raw.replace(/^\.\./gm, '.'));
  }

  function obey(line: string): void {
    commands.push(line);
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'DATA') isContent = answer(line, '354 go on');
    else
      answer(
        line,
        verb === 'EHLO' ? '250-sink.example\r\n250 8BITMIME' : verb === 'QUIT' ? '221 bye' : '250 ok',
      );
  }

  /** Sends the answer to a command. Returns whether it was the usual one. */
  function answer(command: string, usual: string): boolean {
    const reply = sink.reply(command);
    if (reply === 'hang-up') socket.destroy();
    else if (reply !== 'silence') socket.write(`${reply ?? usual}\r\n`);
    return reply === undefined;
  }
}
