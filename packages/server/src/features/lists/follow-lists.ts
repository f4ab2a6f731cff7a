import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { addDays } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { followCatalogue } from '../catalogue/follow-catalogue.ts';
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

/**
 * Keeps in memory what lists are made from, and follows the catalogue. When all has to be read anew, as after new rates,
 * that is done beside what there is, and then takes its place.
 */
export function followLists({ database, now, onChange, log }: Input): Lists {
  const firstOpenDay = createFirstOpenDay();
  let columns: Columns | undefined;
  const follower = followCatalogue({
    who: 'Lists',
    most: refreshedAtOnce,
    allNamed: 'exchange_rates',
    async readAll(signal) {
      const first = addDays(localDateAt(now(), 'UTC'), -daysBehind);
      columns = await readColumns(database, { first, now, signal });
      return [];
    },
    async readSome(ids) {
      if (!columns) return;
      const shown = await refreshColumns(database, columns, { ids, now });
      if (shown.size > 0) onChange(namesOf(shown));
    },
    productsIn: (places) => (columns ? inPlaces(columns, places) : []),
    log,
  });

  return {
    async current() {
      if (columns && isRunningOut(columns)) follower.distrust();
      // Of a long backlog nobody sees the end.
      if (!columns) await follower.catchUp(firstPatience);
      else if (follower.isBehind() && follower.backlog() <= refreshedAtOnce)
        await follower.catchUp(patience).catch(() => {});
      if (!columns) throw new Failure('unavailable');
      columns.turnTo(now());
      return { columns, firstOpenDay, isBehind: follower.isBehind() };
    },
    drop: follower.drop,
    dropAll: follower.dropAll,
    stop: follower.stop,
  };

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
  const { values } = columns.facets.places;
  const codes = columns.codes('places');
  const isThere = values.map((names) => names.some((name) => places.has(name)));
  return Array.from({ length: columns.size }, (_, number) => number)
    .filter((number) => isThere[codes[number] ?? nowhere])
    .map(columns.idOf);
}
