import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type RawClient = {
  readonly socket: Socket;
  send(text: string | Buffer): void;
  /** Everything received, once the server has closed the connection. */
  readonly closed: Promise<string>;
  /** Resolves when text that matches has arrived. */
  received(pattern: RegExp): Promise<string>;
};

/** A client that sends exactly the given bytes. */
export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  const waiting: { pattern: RegExp; resolve: (text: string) => void }[] = [];
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (const { pattern, resolve } of waiting) if (pattern.test(text)) resolve(text);
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    closed,
    send: (chunk) => void socket.write(chunk),
    received: (pattern) =>
      new Promise((resolve) => {
        if (pattern.test(text)) resolve(text);
        else waiting.push({ pattern, resolve });
      }),
  };
}
