import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { putMail } from '../../gateways/mail/put-mail.ts';
import { manifestMail } from './mails/manifest-mail.ts';
import { supplierLocale } from './mails/supplier-locale.ts';
import type { TellingSite } from './mails/telling-site.ts';
import { readFacts } from './read-facts.ts';
import { readNotes } from './read-notes.ts';

type Parts = { readonly database: Database; readonly site: TellingSite };

type Departure = {
  readonly key: string;
  readonly bookingIds: readonly string[];
  readonly languages: readonly string[];
};

/**
 * Tells suppliers who comes: for each departure once, from six in the evening before it on the clock at its place. Who
 * books later is told of one by one. A departure that was missed, because nobody was at work, is made up for until it
 * leaves.
 */
export async function sendManifests({ database, site }: Parts, signal: AbortSignal): Promise<number> {
  const { rows } = await database.pool.query<Departure>(DUE);
  for (const { key, bookingIds, languages } of rows) {
    signal.throwIfAborted();
    const locale = supplierLocale(languages);
    const notes = await readNotes(database.pool, bookingIds, locale);
    const [first = ''] = bookingIds;
    const facts = await readFacts(database, { id: first }, locale);
    if (!facts) continue;
    await transaction(database, ({ client }) =>
      putMail(client, { key, ...manifestMail(facts, [...notes.values()], site) }),
    );
  }
  return rows.length;
}

/** Departures whose evening has come and of which nobody has been told. Their key is that of the mail. */
const DUE = `
  with coming as (
    select 'manifest/' || (b.quote ->> 'optionId') || '/' || (b.quote ->> 'date') || '/' ||
        coalesce(b.quote ->> 'time', 'day') as key,
      b.id, s.languages, b.booked_at
    from bookings b join organisations s on s.id = b.supplier_id
    where b.state = 'confirmed' and b.starts_at > now() and b.starts_at < now() + interval '48 hours'
      and now() at time zone b.time_zone >= (b.quote ->> 'date')::date - 1 + time '18:00')
  select c.key, array_agg(c.id order by c.booked_at, c.id) as "bookingIds", (array_agg(c.languages::jsonb))[1] as languages
  from (select key, id, to_jsonb(languages) as languages, booked_at from coming) c
  where not exists (select from mails m where m.key = c.key)
  group by c.key order by c.key`;
