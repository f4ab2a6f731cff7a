import { setTimeout as wait } from 'node:timers/promises';
import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { type Columns, nowhere } from './columns.ts';
import { windowDays } from './day-window.ts';
import { createFirstOpenDay, type FirstOpenDay } from './first-open-day.ts';
import { readColumns, refreshColumns, refreshedAtOnce } from './read-columns.ts';

/** The columns as somebody may use them now. */
export type CurrentLists = {
  readonly columns: Columns;
  readonly firstOpenDay: FirstOpenDay;
  /** Something has changed that is not in them yet: what is made from them may be used, and not be kept. */
  readonly isBehind: boolean;
};

export type Lists = {
  /** Waits for the columns when they do not stand yet, and a moment for changes that are being read. */
  current(): Promise<CurrentLists>;
  /** Told by the database what has changed, in the words of its channel. */
  drop(changed: Iterable<string>): void;
  /** Nobody knows what may have changed. */
  dropAll(): void;
  stop(): void;
};

type Input = {
  readonly database: Database;
  readonly now: () => Date;
  /** Told of what to drop besides what the channel names: lists that count or sort otherwise now. */
  readonly onChange: (shown: ReadonlySet<string>) => void;
  readonly log: (line: string) => void;
};

/** As long as a visitor does not notice, in milliseconds. */
const patience = 250;

/** For the first columns: longer than reading a catalogue of thousands takes. Whoever asks later comes back. */
const firstPatience = 5_000;

const retryAfter = 500;

/**
 * Keeps in memory what lists are made from, and follows the catalogue: what changes is read again, and nothing else.
 * When nobody knows what has changed, or rates have, all is read anew beside what there is and then takes its place.
 */
export function followLists({ database, now, onChange, log }: Input): Lists {
  const firstOpenDay = createFirstOpenDay();
  const changed = { products: new Set<string>(), places: new Set<string>() };
  const stopped = new AbortController();
  let columns: Columns | undefined;
  let mustReadAll = true;
  let working: Promise<void> | undefined;
  let isAway = false;

  const isBehind = () => mustReadAll || working !== undefined || backlog() > 0;
  const backlog = () => changed.products.size + changed.places.size;

  return {
    async current() {
      if (columns && isRunningOut(columns)) mustReadAll = true;
      // Of a long backlog nobody sees the end.
      if (!columns || (isBehind() && backlog() <= refreshedAtOnce)) await catchUp(columns);
      if (!columns) throw new Failure('unavailable');
      columns.turnTo(now());
      return { columns, firstOpenDay, isBehind: isBehind() };
    },
    drop(names) {
      for (const name of names) note(name);
      if (backlog() > 0 || mustReadAll) setImmediate(() => void work().catch(() => {}));
    },
    dropAll() {
      mustReadAll = true;
      work().catch(() => {});
    },
    stop: () => stopped.abort(),
  };

  function note(name: string): void {
    const [what, id] = name.split(':', 2);
    if (what === 'exchange_rates') mustReadAll = true;
    else if (what === 'product' && id) changed.products.add(id);
    else if (what === 'location' && id) changed.places.add(id);
  }

  async function catchUp(standing: Columns | undefined): Promise<void> {
    const timer = new AbortController();
    const timeout = wait(standing ? patience : firstPatience, undefined, { signal: timer.signal });
    try {
      await Promise.race([work(), timeout.catch(() => {})]);
    } catch (error) {
      if (!standing) throw error;
    } finally {
      timer.abort();
    }
  }

  function work(): Promise<void> {
    working ??= readWhatChanged().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function readWhatChanged(): Promise<void> {
    try {
      while (!stopped.signal.aborted && (mustReadAll || backlog() > 0)) {
        if (mustReadAll || !columns) await readAll();
        else await readSome(columns);
      }
      isAway = false;
    } catch (error) {
      if (!isAway && !stopped.signal.aborted)
        log(`Lists cannot follow the catalogue, trying again: ${error}`);
      isAway = true;
      setTimeout(() => void work().catch(() => {}), retryAfter).unref();
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    mustReadAll = false;
    changed.products.clear();
    changed.places.clear();
    try {
      const first = addDays(localDateAt(now(), 'UTC'), -daysBehind);
      columns = await readColumns(database, { first, now, signal: stopped.signal });
    } catch (error) {
      mustReadAll = true;
      throw error;
    }
  }

  async function readSome(standing: Columns): Promise<void> {
    for (const id of inPlaces(standing, changed.places)) changed.products.add(id);
    changed.places.clear();
    const ids = [...changed.products].slice(0, refreshedAtOnce);
    for (const id of ids) changed.products.delete(id);
    try {
      const shown = await refreshColumns(database, standing, { ids, now });
      if (shown.size > 0) onChange(namesOf(shown));
    } catch (error) {
      for (const id of ids) changed.products.add(id);
      throw error;
    }
  }

  function isRunningOut({ window }: Columns): boolean {
    const last = window.indexOf(addDays(localDateAt(now(), 'UTC'), FURTHEST_DAY + 2));
    return last >= windowDays;
  }
}

/** As the channel calls the lists of these places, and that of everything. */
function namesOf(places: ReadonlySet<string>): Set<string> {
  return new Set(['tours', ...[...places].map((place) => `tours:${place}`)]);
}

/** It is yesterday somewhere, and a clock may be put back a little. */
const daysBehind = 3;

function inPlaces(columns: Columns, places: ReadonlySet<string>): string[] {
  if (places.size === 0) return [];
  const { values } = columns.facets.places;
  const codes = columns.codes('places');
  const isThere = values.map((names) => names.some((name) => places.has(name)));
  return Array.from({ length: columns.size }, (_, number) => number)
    .filter((number) => isThere[codes[number] ?? nowhere])
    .map(columns.idOf);
}
