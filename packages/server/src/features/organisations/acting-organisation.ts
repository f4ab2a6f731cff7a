import { Failure } from '@ashore/core/errors/failure.ts';
import type { Membership } from './memberships.ts';
import type { Scope } from './roles.ts';

/** The scope that a member needs to book for guests. */
const MAY_BOOK: Scope = 'bookings:concierge:read-write';

type ActingRequest = {
  readonly memberships: readonly Pick<Membership, 'organisationId' | 'scopes'>[];
  /** The organisation that the client has selected. */
  readonly selected: string | null;
  readonly defaultId: string | undefined;
};

/** As specified: eight, three times four, and twelve letters or digits. */
const organisationIdPattern = /^[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}$/i;

/**
 * Chooses the organisation that a member books for. It is the selected one, else the default of this site, else the
 * member's first one. A selection that is not an ID counts as none. A site for organisations has no default. The member
 * must have the scope in that organisation.
 */
export function actingOrganisation({ memberships, selected, defaultId }: ActingRequest): string {
  const bookableMemberships = memberships.filter(({ scopes }) => scopes.includes(MAY_BOOK));
  if (bookableMemberships.length === 0) throw new Failure('forbidden');
  const selectedId =
    selected !== null && organisationIdPattern.test(selected) ? selected.toLowerCase() : undefined;
  const actingMembership =
    selectedId === undefined
      ? (bookableMemberships.find(({ organisationId }) => organisationId === defaultId) ??
        bookableMemberships[0])
      : bookableMemberships.find(({ organisationId }) => organisationId === selectedId);
  if (!actingMembership) throw new Failure('forbidden', { field: 'data.organizationId' });
  return actingMembership.organisationId;
}

/**
 * Refuses a direct checkout in the name of an organisation that is neither the default of this site nor one of
 * the member's. Such a checkout is no booking of that organisation, but it must not claim so either.
 */
export function refuseOtherOrganisation({ memberships, selected, defaultId }: ActingRequest): void {
  if (selected === null || !organisationIdPattern.test(selected)) return;
  const id = selected.toLowerCase();
  if (id === defaultId || memberships.some(({ organisationId }) => organisationId === id)) return;
  throw new Failure('forbidden', { field: 'data.organizationId' });
}

type AccountClaim = {
  /** The account that calls. */
  readonly account: { readonly id: string } | undefined;
  /** Account that the client says is booking. Null without an account. */
  readonly sub: string | null;
};

/** Refuses a booking for another person's account. A client without a token cannot book for any account. */
export function refuseOtherSubject({ account, sub }: AccountClaim): void {
  if (sub === null || sub === '') return;
  if (!account) throw new Failure('unauthorised');
  if (account.id !== sub) throw new Failure('forbidden', { field: 'data.cart.persons.0.sub' });
}
