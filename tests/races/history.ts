import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '@ashore/core/errors/failure.ts';
import { isDatabaseUnavailable } from '../../packages/server/src/database/is-unavailable.ts';
import type {
  BuyOutcome,
  ExtendOutcome,
  HoldOutcome,
} from '../../packages/server/src/gateways/inventory/port.ts';

/** So much of something of which there is only so much: a departure, what departures share, the places of a client. */
export type Taking = { readonly slot: string; readonly spots: number };

/** What a client asked and was told, on the client's own clock. `unknown`: it was told nothing. */
export type Entry = {
  readonly client: string;
  readonly cart: string;
  readonly op: 'hold' | 'extend' | 'release' | 'buy';
  readonly takes: readonly Taking[];
  readonly start: number;
  readonly end: number;
  readonly outcome: 'ok' | 'fail' | 'unknown';
  /** Why not, or what went wrong. */
  readonly reason?: string | undefined;
  readonly holdId?: string | undefined;
  /** Until when it was promised. */
  readonly expiresAt?: number | undefined;
};

export type Told = HoldOutcome | ExtendOutcome | BuyOutcome | boolean;

export type Call = Pick<Entry, 'client' | 'cart' | 'op'> & Partial<Pick<Entry, 'takes'>>;

export type History = {
  readonly entries: readonly Entry[];
  note(call: Call, act: () => Promise<Told>): Promise<Entry>;
};

/** Writes down everything that clients do, as they see it. */
export function createHistory(): History {
  const entries: Entry[] = [];
  return {
    entries,
    async note({ takes = [], ...call }, act) {
      const start = instant();
      const told = await act().then(reading, unknown);
      const entry = { ...call, takes, start, end: instant(), ...told };
      entries.push(entry);
      return entry;
    },
  };
}

/** One JSON object a line, for whoever wants to know how it came about. Gives the name of the file. */
export function saveHistory({ entries }: Pick<History, 'entries'>, name: string): string {
  const folder = fileURLToPath(new URL('../../.cache/races/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}.jsonl`;
  writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return file;
}

type Reading = Pick<Entry, 'outcome' | 'reason' | 'holdId' | 'expiresAt'>;

function reading(told: Told): Reading {
  if (typeof told === 'boolean') return { outcome: told ? 'ok' : 'fail' };
  if (!('hold' in told)) return { outcome: 'fail', reason: told.outcome };
  return { outcome: 'ok', holdId: told.hold.id, expiresAt: told.hold.expiresAt.getTime() };
}

function unknown(error: unknown): Reading {
  if (error instanceof Failure) return { outcome: 'unknown', reason: error.code };
  if (isDatabaseUnavailable(error)) return { outcome: 'unknown', reason: 'unavailable' };
  return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
}

/** Milliseconds and parts of them, by the clock that a database on this machine has too. */
export function instant(): number {
  return performance.timeOrigin + performance.now();
}
