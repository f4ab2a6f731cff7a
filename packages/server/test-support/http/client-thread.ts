import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

const source = `
const { parentPort, workerData: { port, done } } = require('node:worker_threads');
const sockets = [];
const texts = [];
const finish = () => { Atomics.store(done, 0, 1); Atomics.notify(done, 0); };
function connect(count) {
  let connected = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = require('node:net').connect(port, '127.0.0.1', () => { connected += 1; if (connected === count) finish(); });
    sockets.push(socket);
    texts.push('');
    socket.on('error', () => {});
    socket.on('data', (chunk) => { texts[index] += chunk; });
    socket.on('close', () => { sockets[index] = undefined; if (sockets.every((one) => !one)) parentPort.postMessage(texts); });
  }
}
function send(text) {
  let sent = 0;
  for (const socket of sockets) socket.write(text, () => { sent += 1; if (sent === sockets.length) finish(); });
}
parentPort.on('message', ({ count, text }) => (text === undefined ? connect(count) : send(text)));
`;

/** Clients in a thread of their own. They reach the kernel while this thread, and so the server, is busy. */
export async function clientThread(port: number) {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(source, { eval: true, workerData: { port, done } });
  onTestFinished(async () => void (await worker.terminate()));
  await once(worker, 'online');
  /** Blocks this thread until the clients have finished. */
  const block = (message: object) => {
    Atomics.store(done, 0, 0);
    worker.postMessage(message);
    Atomics.wait(done, 0, 0);
  };
  return {
    connectWhileBusy: (count: number) => block({ count }),
    sendWhileBusy: (text: string) => block({ text }),
    /** What each client received, once the server has closed all connections. */
    received: new Promise<readonly string[]>((resolve) => worker.once('message', resolve)),
  };
}
