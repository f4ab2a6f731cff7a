import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<true>();

/** Marks everything that `work` sets off as part of a transaction. */
export function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return transactions.run(true, work);
}

/**
 * For whatever speaks to another machine. Inside a transaction it would keep rows locked for as long as the other side
 * likes, and could not be taken back when the transaction is.
 */
export function refuseInsideTransaction(what: string): void {
  if (transactions.getStore()) throw new Error(`${what} inside a transaction: put a job instead.`);
}
