import type { Locale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type {
  NewsletterFailure,
  NewsletterMember,
  NewsletterProvider,
} from '../../gateways/newsletter/port.ts';

type SendMembersInput = {
  readonly database: Database;
  readonly provider: NewsletterProvider;
  readonly warn: (line: string) => void;
};

/** Changes that are read at once, the last one of which is sent moments later. */
const MEMBERS_AT_ONCE = 20;

/** After as many failures the provider, or the audience of the list, is taken to be failing. */
const MOST_FAILURES_OF_LIST = 10;

/**
 * Sends the provider who has subscribed, unsubscribed or been deleted since it knew. Members that fail are left to the next
 * run, and the first failure is returned. What is left at the pause is no failure: the next run continues there.
 */
export async function sendMembers(
  input: SendMembersInput,
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: AbortSignal },
): Promise<NewsletterFailure | undefined> {
  const places = await readPlaces(input);
  const failed: UnknownMember[] = [];
  let firstFailure: NewsletterFailure | undefined;
  for (;;) {
    const members = await readUnknown(input.database, places, failed);
    if (members.length === 0) return firstFailure;
    for (const member of members) {
      if (signal.aborted || pause.aborted) return firstFailure;
      const failure = await sendMember(input, member, signal);
      if (!failure) continue;
      firstFailure ??= failure;
      failed.push(member);
      break;
    }
  }
}

async function sendMember(
  { database: { pool }, provider, warn }: SendMembersInput,
  { version, place, ...member }: UnknownMember,
  signal: AbortSignal,
): Promise<NewsletterFailure | undefined> {
  const failure = await provider.store(member, signal);
  if (failure && failure.failed !== 'refused') return failure;
  if (failure) warn(`A newsletter subscription was refused by the provider (${failure.details})`);
  const sent = [member.listId, member.member, version];
  const { rowCount } = await (member.subscriber
    ? pool.query(NOTE, [...sent, place])
    : pool.query(FORGET, sent));
  if (rowCount === 0) await pool.query(SEND_AGAIN, [member.listId, member.member]);
  return undefined;
}

type Place = { readonly listId: string; readonly place: string };

async function readPlaces({ database, provider }: SendMembersInput): Promise<readonly Place[]> {
  const { rows } = await database.pool.query<{ listId: string }>(
    'select distinct list_id as "listId" from newsletter_members',
  );
  return rows.map(({ listId }) => ({ listId, place: provider.placeOf(listId) }));
}

type UnknownMember = NewsletterMember & Place & { readonly version: string };

type MemberRow = Omit<UnknownMember, 'subscriber'> & {
  readonly emailAddress: string | null;
  readonly language: Locale;
  readonly isSubscribed: boolean;
};

async function readUnknown(
  { pool }: Database,
  places: readonly Place[],
  failed: readonly UnknownMember[],
): Promise<readonly UnknownMember[]> {
  const failuresOf = (listId: string) => failed.filter((member) => member.listId === listId).length;
  const left = places.filter(({ listId }) => failuresOf(listId) < MOST_FAILURES_OF_LIST);
  const { rows } = await pool.query<MemberRow>(READ, [
    left.map(({ listId }) => listId),
    left.map(({ place }) => place),
    failed.map(({ listId }) => listId),
    failed.map(({ member }) => member),
    MEMBERS_AT_ONCE,
  ]);
  return rows.map(({ emailAddress, language, isSubscribed, ...row }) => ({
    ...row,
    subscriber: emailAddress === null ? undefined : { emailAddress, language, isSubscribed },
  }));
}

// First those who must get no more newsletters. Then at random: members that always fail hold up the same ones only once.
const READ = `
  select m.list_id as "listId", m.member, m.version::text, p.place, s.email_address as "emailAddress", s.language,
    s.status is not distinct from 'subscribed' as "isSubscribed"
  from unnest($1::text[], $2::text[]) p (list_id, place)
  join newsletter_members m on m.list_id = p.list_id and m.known_to is distinct from p.place
  left join newsletter_subscriptions s on s.list_id = m.list_id and md5(s.email_key) = m.member
  where not exists (
    select from unnest($3::text[], $4::text[]) f (list_id, member) where f.list_id = m.list_id and f.member = m.member)
  order by s.status is not distinct from 'subscribed', random() limit $5`;

const NOTE = `
  update newsletter_members set known_to = $4 where list_id = $1 and member = $2 and version = $3::uuid`;
const FORGET = 'delete from newsletter_members where list_id = $1 and member = $2 and version = $3::uuid';

// The subscription changed while it was being sent. Another worker may have sent the change before this older state arrived,
// or be sending it now: with a new version its note matches no row either.
const SEND_AGAIN = `
  insert into newsletter_members (list_id, member) values ($1, $2)
  on conflict (list_id, member) do update set version = gen_random_uuid(), known_to = null`;
