import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { watchCatalogue } from '../catalogue/watch-catalogue.ts';
import { type Columns, NOT_ON_SALE } from './index/columns.ts';
import { windowDays } from './index/day-window.ts';
import { createFirstOpenDay, type FirstOpenDay } from './index/departures.ts';
import { readColumns, refreshColumns, refreshedAtOnce } from './index/read-columns.ts';

/** The columns in their current state. */
export type CurrentLists = {
  readonly columns: Columns;
  readonly firstOpenDay: FirstOpenDay;
  /** Whether known changes are not in the columns yet. Answers made from them may be used but not cached. */
  readonly isBehind: boolean;
};

export type Lists = {
  /** Waits for the columns if they have not been read yet, and briefly for changes that are being read. */
  current(): Promise<CurrentLists>;
  /** Takes the names of changes that the database announces on its channel. */
  drop(changed: Iterable<string>): void;
  /** Has everything read again, because announcements may have been missed. */
  dropAll(): void;
  stop(): void;
};

type WatchListsInput = {
  readonly database: Database;
  readonly now: () => Date;
  /** Called with list names, beside those that the channel announces, whose counts or order have changed. */
  readonly onChange: (shownIds: ReadonlySet<string>) => void;
  readonly log: (line: string) => void;
};

/** In milliseconds, short enough that visitors do not notice. */
const CHANGE_WAIT_MS = 250;

/**
 * For the first columns, in milliseconds: longer than reading a catalogue of thousands takes. After that, the
 * request fails and the client may retry.
 */
const FIRST_WAIT_MS = 5_000;

/**
 * Keeps the columns of all lists in memory and up to date with the catalogue. After new rates, for example,
 * everything must be read again. The new columns are then read beside the current ones and replace them.
 */
export function watchLists({ database, now, onChange, log }: WatchListsInput): Lists {
  const firstOpenDay = createFirstOpenDay();
  let columns: Columns | undefined;
  const follower = watchCatalogue({
    watcherName: 'Lists',
    batchSize: refreshedAtOnce,
    invalidatingName: 'exchange_rates',
    async readAll(signal) {
      const firstDay = addDays(localDateAt(now(), 'UTC'), -DAYS_BEFORE_TODAY);
      columns = await readColumns(database, { first: firstDay, now, signal });
      return [];
    },
    async readSome(ids) {
      if (!columns) return;
      const shownIds = await refreshColumns(database, columns, { ids, now });
      if (shownIds.size > 0) onChange(listNames(shownIds));
    },
    productsIn: (places) => (columns ? productsInPlaces(columns, places) : []),
    log,
  });

  return {
    async current() {
      if (columns && isRunningOut(columns)) follower.distrust();
      // A long backlog is not waited for, because it takes longer than the limit.
      if (!columns) await follower.catchUp(FIRST_WAIT_MS);
      else if (follower.isBehind() && follower.backlog() <= refreshedAtOnce)
        await follower.catchUp(CHANGE_WAIT_MS).catch(() => {});
      if (!columns) throw new Failure('unavailable');
      columns.refreshForDay(now());
      return { columns, firstOpenDay, isBehind: follower.isBehind() };
    },
    drop: follower.drop,
    dropAll: follower.dropAll,
    stop: follower.stop,
  };

  function isRunningOut({ window }: Columns): boolean {
    const lastNeededIndex = window.indexOf(addDays(localDateAt(now(), 'UTC'), MAX_DAYS_AHEAD + 2));
    return lastNeededIndex >= windowDays;
  }
}

/** The channel names of the lists of these places, and of the list of all products. */
function listNames(places: ReadonlySet<string>): Set<string> {
  return new Set(['tours', ...[...places].map((place) => `tours:${place}`)]);
}

/** In some time zones it is still yesterday, and a clock may be set back a little. */
const DAYS_BEFORE_TODAY = 3;

function productsInPlaces(columns: Columns, places: ReadonlySet<string>): string[] {
  const { values } = columns.facets.places;
  const codes = columns.codes('places');
  const isInPlaces = values.map((names) => names.some((name) => places.has(name)));
  return Array.from({ length: columns.size }, (_, number) => number)
    .filter((number) => isInPlaces[codes[number] ?? NOT_ON_SALE])
    .map(columns.idOf);
}
