import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '@ashore/core/errors/failure.ts';
import { isDatabaseUnavailable } from '../../packages/server/src/database/errors.ts';
import type {
  BuyOutcome,
  ExtendOutcome,
  HoldOutcome,
} from '../../packages/server/src/gateways/inventory/port.ts';

/**
 * Spots that a call takes from a stock: a departure, the rooms of a type in one night, a shared resource, or the holds that a
 * client may have.
 */
export type Taking = { readonly stock: string; readonly spots: number };

/**
 * A call of a client and its answer, on the client's own clock. `unknown` means that the client cannot know
 * whether the call took effect: it got no answer, or an error, which may have come after the commit.
 */
export type Entry = {
  readonly client: string;
  readonly cart: string;
  readonly op: 'hold' | 'extend' | 'release' | 'buy';
  readonly takes: readonly Taking[];
  /** Spots or rooms of the hold, if they are not those of the first taking. */
  readonly spots?: number | undefined;
  readonly start: number;
  readonly end: number;
  readonly outcome: 'ok' | 'fail' | 'unknown';
  /** Reason of a refusal, or the error. */
  readonly reason?: string | undefined;
  readonly holdId?: string | undefined;
  /** End of the hold that was promised. */
  readonly expiresAt?: number | undefined;
};

export type OperationResult = HoldOutcome | ExtendOutcome | BuyOutcome | boolean;

export type RecordedCall = Pick<Entry, 'client' | 'cart' | 'op'> & Partial<Pick<Entry, 'takes' | 'spots'>>;

export type History = {
  readonly entries: readonly Entry[];
  record(call: RecordedCall, act: () => Promise<OperationResult>): Promise<Entry>;
};

/** Records everything that clients do, as they see it. */
export function createHistory(): History {
  const entries: Entry[] = [];
  return {
    entries,
    async record({ takes = [], ...call }, act) {
      const start = instant();
      const result = await act().then(readOutcome, readError);
      const entry = { ...call, takes, start, end: instant(), ...result };
      entries.push(entry);
      return entry;
    },
  };
}

/** Writes one JSON object a line, to find the cause of a fault. Returns the name of the file. */
export function saveHistory({ entries }: Pick<History, 'entries'>, name: string): string {
  const folder = fileURLToPath(new URL('../../.cache/races/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}.jsonl`;
  writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return file;
}

type RecordedOutcome = Pick<Entry, 'outcome' | 'reason' | 'holdId' | 'expiresAt'>;

function readOutcome(outcome: OperationResult): RecordedOutcome {
  if (typeof outcome === 'boolean') return { outcome: outcome ? 'ok' : 'fail' };
  if (!('hold' in outcome)) return { outcome: 'fail', reason: outcome.outcome };
  return { outcome: 'ok', holdId: outcome.hold.id, expiresAt: outcome.hold.expiresAt.getTime() };
}

function readError(error: unknown): RecordedOutcome {
  if (error instanceof Failure) return { outcome: 'unknown', reason: error.code };
  if (isDatabaseUnavailable(error)) return { outcome: 'unknown', reason: 'unavailable' };
  return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
}

/** Milliseconds with fractions, by the clock that a database on this machine also uses. */
export function instant(): number {
  return performance.timeOrigin + performance.now();
}
