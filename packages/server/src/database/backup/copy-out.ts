import type { ClientBase, Connection, Submittable } from 'pg';

/**
 * If the function returns a promise, the server waits until it settles. The bytes are valid only until the
 * function returns.
 */
export type ReceiveBytes = (bytes: Buffer) => Promise<void> | undefined;

/** Runs `COPY … TO STDOUT` and returns its number of rows after all bytes have been passed on. */
export function copyOut(client: ClientBase, sql: string, receiveBytes: ReceiveBytes): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(sql, receiveBytes, resolve, reject));
  });
}

/**
 * The driver passes it the answers to one command. The driver's own query class ignores the bytes of a copy.
 */
class CopyOut implements Submittable {
  readonly #sql: string;
  readonly #receiveBytes: ReceiveBytes;
  readonly #resolve: (rows: number) => void;
  readonly #reject: (error: Error) => void;
  #rows = 0;

  constructor(
    sql: string,
    receiveBytes: ReceiveBytes,
    resolve: (rows: number) => void,
    reject: (error: Error) => void,
  ) {
    this.#sql = sql;
    this.#receiveBytes = receiveBytes;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    const receiverReady = this.#receiveBytes(chunk);
    if (!receiverReady) return;
    connection.stream.pause();
    // The receiver of the bytes has failed, so the remaining bytes are useless.
    receiverReady.then(
      () => void connection.stream.resume(),
      (error: Error) => void connection.stream.destroy(error),
    );
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowCountOf(text);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** Reads the number of rows from a tag such as "COPY 17". */
export function rowCountOf(commandTag: string): number {
  return Number(commandTag.split(' ')[1]);
}
