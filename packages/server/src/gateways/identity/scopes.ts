/** Asks for a session of thirty days instead of one. */
export const EXTENDED_SESSION = 'extended-session-length';

/** What a member of an organisation may do, as far as the membership allows. */
const memberScopes = [
  'bookings:manager:read-only',
  'bookings:manager:read-write',
  'users:manager:read-only',
  'users:manager:read-write',
  'bookings:concierge:read-only',
  'bookings:concierge:read-write',
] as const;

/** An external issuer knows its users and not our organisations. */
export const identityScopes = ['openid', 'profile', 'email'] as const;

/** What the shop asks of the embedded issuer. It grants each account what is its own. */
export const shopScopes: readonly string[] = [...identityScopes, ...memberScopes, EXTENDED_SESSION];
