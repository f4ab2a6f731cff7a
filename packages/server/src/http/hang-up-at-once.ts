import type { Socket } from 'node:net';

/**
 * Ends a connection and everything that has already arrived on it. Node would still read on to the end of that, tens
 * of thousands of requests perhaps, and make objects of each: its parser is told to make none. Should a coming Node
 * call this step otherwise, the connection ends all the same, only later.
 */
export function hangUpAtOnce(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Record<string, unknown> | null };
  socket.destroy();
  if (!parser) return;
  const step = Object.keys(parser).find((name) => isStep(parser[name]));
  if (step === undefined) return;
  const makeRequest = parser[step];
  parser[step] = undefined;
  // Parsers serve other connections later, but none before this one has been closed.
  setImmediate(() => {
    parser[step] = makeRequest;
  });
}

function isStep(value: unknown): boolean {
  return typeof value === 'function' && value.name === 'parserOnHeadersComplete';
}
