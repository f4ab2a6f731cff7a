import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a client of this folder in a process of its own, so that its work does not slow the measured server down. Gives it an
 * order and resolves with its result.
 */
export async function fromOwnProcess<Result>(client: string, order: object): Promise<Result> {
  const child = fork(new URL(client, import.meta.url));
  child.send(order);
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The client ended with ${code}.`)),
  );
  const [result]: [Result] = await Promise.race([once(child, 'message') as Promise<[Result]>, ended]);
  ended.catch(() => {});
  return result;
}
