import type { IncomingMessage, ServerResponse } from 'node:http';

type FaultKind = 'lost' | 'fails' | 'hangs';
type Answering = (request: IncomingMessage, response: ServerResponse, text: string) => Promise<void>;

/**
 * A fault on the connection to a provider that a test plays. It applies to every request of the next call.
 */
export class StandInFault {
  #next: FaultKind | undefined;
  #now: FaultKind | undefined;

  plan(kind: FaultKind): void {
    this.#next = kind;
  }

  /** Runs one of our calls, which may send several requests. */
  async during<Result>(call: () => Promise<Result>): Promise<Result> {
    this.#now = this.#next;
    this.#next = undefined;
    try {
      return await call();
    } finally {
      this.#now = undefined;
    }
  }

  async suffer(request: IncomingMessage, response: ServerResponse, answer: Answering): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const kind = this.#now;
    if (kind === 'hangs') return;
    if (kind === 'fails') {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}');
      return;
    }
    // The provider has acted, but the caller never receives the answer.
    if (kind === 'lost')
      response.end = () => {
        request.socket.destroy();
        return response;
      };
    await answer(request, response, Buffer.concat(chunks).toString());
  }
}
