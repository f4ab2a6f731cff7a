import type { IncomingMessage, ServerResponse } from 'node:http';

type Kind = 'lost' | 'fails' | 'hangs';
type Answering = (request: IncomingMessage, response: ServerResponse, text: string) => Promise<void>;

/** What goes wrong on the line to a provider that is played: with everything that the next call asks of it. */
export class StandInFault {
  #next: Kind | undefined;
  #now: Kind | undefined;

  plan(kind: Kind): void {
    this.#next = kind;
  }

  /** One call of ours, which may ask several times. */
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
    // What was done is done; only whoever asked never hears of it.
    if (kind === 'lost')
      response.end = () => {
        request.socket.destroy();
        return response;
      };
    await answer(request, response, Buffer.concat(chunks).toString());
  }
}
