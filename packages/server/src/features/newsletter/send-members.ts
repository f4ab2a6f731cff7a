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

/** How many members one statement reads. Few, because the state of the last one may change before it is sent. */
const MEMBERS_PER_READ = 20;

/** After this many failures a list is left to the next run: the provider, or the audience of the list, is failing. */
const MAX_FAILURES_PER_LIST = 10;

/**
 * Sends the newsletter provider every subscriber whose state has changed since the provider got it: subscribed, unsubscribed or
 * deleted. Members that fail are left to the next run, and the first failure is returned. Members that are left at the pause
 * are no failure: the next run continues with them.
 */
export async function sendMembers(
  input: SendMembersInput,
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: AbortSignal },
): Promise<NewsletterFailure | undefined> {
  const audiences = await readAudiences(input);
  const failedMembers: UnsentMember[] = [];
  let firstFailure: NewsletterFailure | undefined;
  for (;;) {
    const members = await readUnsentMembers(input.database, audiences, failedMembers);
    if (members.length === 0) return firstFailure;
    for (const member of members) {
      if (signal.aborted || pause.aborted) return firstFailure;
      const failure = await sendMember(input, member, signal);
      if (!failure) continue;
      firstFailure ??= failure;
      failedMembers.push(member);
      break;
    }
  }
}

async function sendMember(
  { database: { pool }, provider, warn }: SendMembersInput,
  { version, providerAudience, ...member }: UnsentMember,
  signal: AbortSignal,
): Promise<NewsletterFailure | undefined> {
  const failure = await provider.store(member, signal);
  if (failure && failure.failed !== 'refused') return failure;
  if (failure) warn(`A newsletter subscription was refused by the provider (${failure.details})`);
  const versionKey = [member.listId, member.member, version];
  const { rowCount } = await (member.subscriber
    ? pool.query(MARK_MEMBER_SENT, [...versionKey, providerAudience])
    : pool.query(DELETE_MEMBER, versionKey));
  if (rowCount === 0) await pool.query(MARK_MEMBER_UNSENT, [member.listId, member.member]);
  return undefined;
}

type ProviderAudience = { readonly listId: string; readonly providerAudience: string };

async function readAudiences({ database, provider }: SendMembersInput): Promise<readonly ProviderAudience[]> {
  const { rows } = await database.pool.query<{ listId: string }>(
    'select distinct list_id as "listId" from newsletter_members',
  );
  return rows.map(({ listId }) => ({ listId, providerAudience: provider.audienceOf(listId) }));
}

type UnsentMember = NewsletterMember & ProviderAudience & { readonly version: string };

type MemberRow = Omit<UnsentMember, 'subscriber'> & {
  readonly emailAddress: string | null;
  readonly language: Locale;
  readonly isSubscribed: boolean;
};

async function readUnsentMembers(
  { pool }: Database,
  audiences: readonly ProviderAudience[],
  failedMembers: readonly UnsentMember[],
): Promise<readonly UnsentMember[]> {
  const failuresOf = (listId: string) => failedMembers.filter((member) => member.listId === listId).length;
  const remainingPlaces = audiences.filter(({ listId }) => failuresOf(listId) < MAX_FAILURES_PER_LIST);
  const { rows } = await pool.query<MemberRow>(SELECT_UNSENT_MEMBERS, [
    remainingPlaces.map(({ listId }) => listId),
    remainingPlaces.map(({ providerAudience }) => providerAudience),
    failedMembers.map(({ listId }) => listId),
    failedMembers.map(({ member }) => member),
    MEMBERS_PER_READ,
  ]);
  return rows.map(({ emailAddress, language, isSubscribed, ...row }) => ({
    ...row,
    subscriber: emailAddress === null ? undefined : { emailAddress, language, isSubscribed },
  }));
}

// First those who must get no more newsletters. Then in random order, so that members that always fail do not keep the same
// others waiting in every run.
const SELECT_UNSENT_MEMBERS = `
  select m.list_id as "listId", m.member, m.version::text, p.place as "providerAudience", s.email_address as "emailAddress", s.language,
    s.status is not distinct from 'subscribed' as "isSubscribed"
  from unnest($1::text[], $2::text[]) p (list_id, place)
  join newsletter_members m on m.list_id = p.list_id and m.known_to is distinct from p.place
  left join newsletter_subscriptions s on s.list_id = m.list_id and md5(s.email_key) = m.member
  where not exists (
    select from unnest($3::text[], $4::text[]) f (list_id, member) where f.list_id = m.list_id and f.member = m.member)
  order by s.status is not distinct from 'subscribed', random() limit $5`;

const MARK_MEMBER_SENT = `
  update newsletter_members set known_to = $4 where list_id = $1 and member = $2 and version = $3::uuid`;
const DELETE_MEMBER =
  'delete from newsletter_members where list_id = $1 and member = $2 and version = $3::uuid';

// The subscription changed while it was being sent. Another worker may have sent the change before this older state arrived,
// or be sending it now. With a new version, the statement by which that worker marks the member as sent changes no row either.
const MARK_MEMBER_UNSENT = `
  insert into newsletter_members (list_id, member) values ($1, $2)
  on conflict (list_id, member) do update set version = gen_random_uuid(), known_to = null`;
