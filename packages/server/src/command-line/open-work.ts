import type { CommandContext } from './verb.ts';

/** What waits to be done, or has failed. */
export type OpenWork = {
  readonly state: 'waiting' | 'failed';
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

type Asked = {
  /** What is to be tried again now, and how much of it was; undefined where it is only to be listed. */
  readonly retry: (() => Promise<number>) | undefined;
  readonly list: () => Promise<readonly string[]>;
  readonly words: { readonly now: string; readonly nothing: string };
};

/** Lists what is open, or has it tried again: the same for work of every kind. */
export async function listOrRetry(
  { print }: Pick<CommandContext, 'print'>,
  { retry, list, words }: Asked,
): Promise<0 | 1> {
  if (!retry) {
    for (const line of await list()) print(line);
    return 0;
  }
  const tried = await retry();
  print(tried > 0 ? `${words.now}: ${tried}. A running server does it within a second.` : words.nothing);
  return tried > 0 ? 0 : 1;
}

/** How it stands with one of them. */
export function sentenceOf(what: string, { state, dueAt, attempts, reason }: OpenWork): string {
  const why = reason ? `: ${reason}` : '';
  if (state === 'failed') return `FAILED   ${what}  after ${attempts} attempts${why}`;
  return `waiting  ${what}  ${attempts === 0 ? 'not tried yet' : `tried ${attempts} times, next ${minuteOf(dueAt)}${why}`}`;
}

export function minuteOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
