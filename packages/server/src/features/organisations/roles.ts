/** What a member may do in an organisation, most first. */
export const ROLES = ['admin', 'worker', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export type OrganisationKind = 'operator' | 'supplier' | 'concierge' | 'distributor';

/** Scopes of organisations. Those of an account are the scopes of its memberships together. */
export type Scope =
  | 'bookings:concierge:read-only'
  | 'bookings:concierge:read-write'
  | 'bookings:manager:read-only'
  | 'bookings:manager:read-write'
  | 'users:manager:read-only'
  | 'users:manager:read-write'
  | 'extended-session-length';

/** Scopes that every account has. */
export const ACCOUNT_SCOPES = ['openid', 'profile'] as const;

type BookingScopes = { readonly read: Scope; readonly write: Scope };

const concierge: BookingScopes = {
  read: 'bookings:concierge:read-only',
  write: 'bookings:concierge:read-write',
};
const manager: BookingScopes = { read: 'bookings:manager:read-only', write: 'bookings:manager:read-write' };

/** Which bookings an organisation works with: those it makes for guests, or those of the trips it runs or sells. */
const bookingScopes: Readonly<Record<OrganisationKind, BookingScopes | undefined>> = {
  concierge,
  supplier: manager,
  operator: manager,
  // An affiliate only refers travellers.
  distributor: undefined,
};

export type RoleInOrganisation = {
  readonly kind: OrganisationKind;
  readonly role: Role;
  readonly isExtended: boolean;
};

/** The scopes that a member has in one organisation. */
export function scopesOf({ kind, role, isExtended }: RoleInOrganisation): readonly Scope[] {
  const bookings = bookingScopes[kind];
  return [
    ...(bookings ? [bookings.read] : []),
    ...(bookings && role !== 'viewer' ? [bookings.write] : []),
    ...(role === 'admin' ? (['users:manager:read-only', 'users:manager:read-write'] as const) : []),
    ...(isExtended ? (['extended-session-length'] as const) : []),
  ];
}
