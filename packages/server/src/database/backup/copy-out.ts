import type { ClientBase, Connection, Submittable } from 'pg';

/** A promise makes the server wait until it settles. The bytes are only valid until the function returns. */
export type TakeBytes = (bytes: Buffer) => Promise<void> | undefined;

/** Runs `COPY … TO STDOUT` and returns its number of rows, when all bytes have been handed over. */
export function copyOut(client: ClientBase, sql: string, take: TakeBytes): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(sql, take, resolve, reject));
  });
}

/** What the driver calls with the answers to one command; its own query class ignores the bytes of a copy. */
class CopyOut implements Submittable {
  readonly #sql: string;
  readonly #take: TakeBytes;
  readonly #resolve: (rows: number) => void;
  readonly #reject: (error: Error) => void;
  #rows = 0;

  constructor(sql: string, take: TakeBytes, resolve: (rows: number) => void, reject: (error: Error) => void) {
    this.#sql = sql;
    this.#take = take;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    const waiting = this.#take(chunk);
    if (!waiting) return;
    connection.stream.pause();
    // Whoever takes the bytes has failed: the rest of them is of no use to anybody.
    waiting.then(
      () => void connection.stream.resume(),
      (error: Error) => void connection.stream.destroy(error),
    );
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** "COPY 17" */
export function rowsOf(commandTag: string): number {
  return Number(commandTag.split(' ')[1]);
}
