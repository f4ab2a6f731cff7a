import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Member } from './test-token.ts';

type Wish = {
  readonly member: Member | undefined;
  /** What the client has selected. */
  readonly selected: string | null;
  readonly defaultId: string | undefined;
};

const MAY_BOOK = 'bookings:concierge:read-write';

/** As the specification has it: eight, three times four, and twelve letters or figures. */
const looksLikeId = /^[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}$/i;

/**
 * For which organisation somebody books: the one that was selected, else the one that is set for this site (a shop for
 * organisations has none), else his first; and only one of which he is a member. Without the scope, or without any organisation, nobody books for others.
 */
export async function actingOrganisation(
  client: Queryable,
  { member, selected, defaultId }: Wish,
): Promise<string> {
  if (!member) throw new Failure('unauthorised');
  const { organisations, scopes } = member;
  if (!scopes.includes(MAY_BOOK) || organisations.length === 0) throw new Failure('forbidden');
  const usual = organisations.find((id) => id === defaultId) ?? organisations[0];
  const wanted = selected !== null && looksLikeId.test(selected) ? selected.toLowerCase() : usual;
  if (wanted === undefined || !organisations.includes(wanted))
    throw new Failure('forbidden', { field: 'data.organizationId' });
  const { rowCount } = await client.query(
    `select from organisations where id::text = $1 and status = 'approved'`,
    [wanted],
  );
  if (rowCount === 0) throw new Failure('forbidden', { field: 'data.organizationId' });
  return wanted;
}
