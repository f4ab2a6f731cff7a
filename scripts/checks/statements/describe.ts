import type { Client, Connection, Submittable } from 'pg';

/** A column of a result. The type is its number in PostgreSQL's catalogue. */
export type DescribedColumn = { readonly name: string; readonly type: number };

/**
 * Has the server parse a statement, without running it. The server checks tables, columns, functions and
 * types, and tells the columns of the result. It fails with the server's error.
 */
export function describe(client: Client, sql: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    client.query(new Describe(sql, resolve, reject));
  });
}

type Field = { readonly name: string; readonly dataTypeID: number };

/** The driver calls these methods with the server's answers to one command. The driver's own class would run the statement. */
class Describe implements Submittable {
  readonly #sql: string;
  readonly #resolve: (columns: readonly DescribedColumn[]) => void;
  readonly #reject: (error: Error) => void;
  #columns: readonly DescribedColumn[] = [];
  #error: Error | undefined;

  constructor(
    sql: string,
    resolve: (columns: readonly DescribedColumn[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#sql = sql;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const moreFollows = true;
    connection.parse({ name: '', text: this.#sql, types: [] }, moreFollows);
    connection.describe({ type: 'S', name: '' }, moreFollows);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID: type }) => ({ name, type }));
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.#resolve(this.#columns);
  }
}
