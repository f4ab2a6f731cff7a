import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Member } from './test-token.ts';

type ActingRequest = {
  readonly member: Member | undefined;
  /** The organisation that the client has selected. */
  readonly selected: string | null;
  readonly defaultId: string | undefined;
};

const MAY_BOOK = 'bookings:concierge:read-write';

/** As specified: eight, three times four, and twelve letters or digits. */
const looksLikeId = /^[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}$/i;

/**
 * Finds the organisation that a member books for. It is the selected one, else the default of this site, else
 * the member's first one. A selection that is not an ID counts as none. A site for organisations has no default. The member must belong to the
 * organisation. Without the scope, or without any organisation, a member cannot book for others.
 */
export async function actingOrganisation(
  client: Queryable,
  { member, selected, defaultId }: ActingRequest,
): Promise<string> {
  if (!member) throw new Failure('unauthorised');
  const { organisations, scopes } = member;
  if (!scopes.includes(MAY_BOOK) || organisations.length === 0) throw new Failure('forbidden');
  const usual = organisations.find((id) => id === defaultId) ?? organisations[0];
  const organisationId = selected !== null && looksLikeId.test(selected) ? selected.toLowerCase() : usual;
  if (organisationId === undefined || !organisations.includes(organisationId))
    throw new Failure('forbidden', { field: 'data.organizationId' });
  const { rowCount } = await client.query(
    `select from organisations where id::text = $1 and status = 'approved'`,
    [organisationId],
  );
  if (rowCount === 0) throw new Failure('forbidden', { field: 'data.organizationId' });
  return organisationId;
}

type OrganisationClaim = Omit<ActingRequest, 'member'> & {
  readonly member: Pick<Member, 'organisations'> | undefined;
};

/**
 * Refuses a direct checkout in the name of an organisation that is neither the default of this site nor one of
 * the member's. Such a checkout is no booking of that organisation, but it must not claim so either.
 */
export function refuseOtherOrganisation({ member, selected, defaultId }: OrganisationClaim): void {
  if (selected === null || !looksLikeId.test(selected)) return;
  const id = selected.toLowerCase();
  if (id === defaultId || member?.organisations.includes(id)) return;
  throw new Failure('forbidden', { field: 'data.organizationId' });
}

type AccountClaim = {
  readonly member: Pick<Member, 'sub'> | undefined;
  /** Account that the client says is booking. Null without an account. */
  readonly sub: string | null;
};

/** Refuses a booking for another person's account. A client without a token cannot book for any account. */
export function refuseOtherSubject({ member, sub }: AccountClaim): void {
  if (sub === null || sub === '') return;
  if (!member) throw new Failure('unauthorised');
  if (member.sub !== sub) throw new Failure('forbidden', { field: 'data.cart.persons.0.sub' });
}
