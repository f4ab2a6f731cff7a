import type { ClientBase, Connection, Submittable } from 'pg';
import { rowCountOf } from './copy-out.ts';

/** Methods of the driver's connection that its types omit. */
type CopyConnection = Connection & {
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** Runs `COPY … FROM STDIN` with these bytes and returns its number of rows. */
export function copyIn(client: ClientBase, sql: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(sql, source, resolve, reject));
  });
}

class CopyIn implements Submittable {
  readonly #sql: string;
  readonly #source: AsyncIterable<Buffer>;
  readonly #resolve: (rows: number) => void;
  readonly #reject: (error: Error) => void;
  #rows = 0;
  /** Whether the copy has failed, so that nothing more may be sent. */
  #isOver = false;

  constructor(
    sql: string,
    source: AsyncIterable<Buffer>,
    resolve: (rows: number) => void,
    reject: (error: Error) => void,
  ) {
    this.#sql = sql;
    this.#source = source;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).then(
      () => !this.#isOver && connection.endCopyFrom(),
      (error: Error) => {
        // The server answers that the copy failed. The error of the source is what is reported.
        this.#fail(error);
        connection.sendCopyFail('the source failed');
      },
    );
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowCountOf(text);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#fail(error);
  }

  #fail(error: Error): void {
    this.#isOver = true;
    this.#reject(error);
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const bytes of this.#source) {
      if (this.#isOver) return;
      connection.sendCopyFromChunk(bytes);
      if (connection.stream.writableNeedDrain) await waitForDrain(connection.stream);
    }
  }
}

function waitForDrain(stream: Connection['stream']): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', settle).once('close', settle);
    function settle(): void {
      stream.off('drain', settle).off('close', settle);
      resolve();
    }
  });
}
