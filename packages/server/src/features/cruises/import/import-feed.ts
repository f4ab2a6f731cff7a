import { createHash } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type {
  FetchedTimetable,
  TimetableFailure,
  TimetableSource,
} from '../../../gateways/timetable/port.ts';
import type { Problem } from '../../catalogue/import/read-catalogue.ts';
import type { CruiseTimetable } from './import-timetable.ts';
import { findFleet } from './known-fleet.ts';
import { type ReadTimetable, readTimetable } from './read-timetable.ts';

type ImportFeedInput = {
  readonly source: TimetableSource;
  readonly now: Date;
  /** Imports a timetable without problems, or says why it was not imported. */
  readonly importSailings: (timetable: CruiseTimetable) => Promise<string | undefined>;
};

export type FeedImported =
  | { readonly outcome: 'imported'; readonly sailings: number }
  | { readonly outcome: 'unchanged' }
  | {
      readonly outcome: 'refused';
      readonly why: TimetableFailure['failed'] | 'wrong' | 'older' | 'not_yet' | 'not_imported';
      readonly details: string;
    };

type LastImport = { readonly publishedAt: Date | null; readonly hash: Buffer };

/** The clock of a source may be fast, and its dates may lack their time zone. */
const MOST_AHEAD_MS = 24 * 60 * 60_000;
/** A log line has room for this many problems. */
const MOST_PROBLEMS = 20;

/**
 * Imports the newest timetable of a source, if it is not the one imported last. A timetable that is wrong, older, dated in the
 * future or not imported changes nothing: the last good one stays.
 */
export async function importFeed(
  database: Database,
  { source, now, importSailings }: ImportFeedInput,
): Promise<FeedImported> {
  // Read before any transaction begins: a slow source must not hold a connection.
  const fetched = await source.read();
  if ('failed' in fetched) return { outcome: 'refused', why: fetched.failed, details: fetched.details };
  const hash = createHash('sha256').update(fetched.text).digest();
  const last = await readLastImport(database, fetched.name);
  if (last?.hash.equals(hash)) return { outcome: 'unchanged' };
  const timetable = readTimetable([fetched], await findFleet(database.pool));
  if (timetable.problems.length > 0)
    return { outcome: 'refused', why: 'wrong', details: problemsText(timetable.problems) };
  const publishedAt = publicationOf(timetable, fetched);
  if (last?.publishedAt && publishedAt && publishedAt < last.publishedAt)
    return {
      outcome: 'refused',
      why: 'older',
      details: `published ${publishedAt.toISOString()}, after one of ${last.publishedAt.toISOString()}`,
    };
  // Every timetable that is published until then would count as older.
  if (publishedAt && publishedAt.getTime() > now.getTime() + MOST_AHEAD_MS)
    return {
      outcome: 'refused',
      why: 'not_yet',
      details: `published ${publishedAt.toISOString()}, which is in the future`,
    };
  const refusal = await importSailings(timetable);
  if (refusal !== undefined) return { outcome: 'refused', why: 'not_imported', details: refusal };
  await database.pool.query(SAVE, [fetched.name, publishedAt ?? null, hash]);
  return { outcome: 'imported', sailings: timetable.sailings.length };
}

/** As the timetable itself says, or else its server. */
function publicationOf({ files }: ReadTimetable, { publishedAt }: FetchedTimetable): Date | undefined {
  const published = files[0]?.published;
  return published === undefined ? publishedAt : new Date(published);
}

function problemsText(problems: readonly Problem[]): string {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ at, what }) => (at === '' ? what : `${at} ${what}`));
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more errors`] : [])].join('\n');
}

async function readLastImport({ pool }: Database, address: string): Promise<LastImport | undefined> {
  const { rows } = await pool.query<LastImport>(
    'select published_at as "publishedAt", text_hash as hash from timetable_feeds where address = $1',
    [address],
  );
  return rows[0];
}

const SAVE = `
  insert into timetable_feeds (address, published_at, text_hash) values ($1, $2, $3)
  on conflict (address) do update set published_at = excluded.published_at, text_hash = excluded.text_hash,
    imported_at = now()`;
