import { memberToken, type OrganisationOfUser, useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/saved-store.ts';

export type MembershipState =
  | { readonly state: 'reading' | 'loggedOut' | 'unverified' | 'noOrganisation' | 'notAllowed' }
  | { readonly state: 'member'; readonly organisation: OrganisationOfUser; readonly subjectId: string };

/** The visitor's first organisation, if their role there permits one of the scopes. */
export function useMembership(scopes: readonly string[]): MembershipState {
  const isRead = useIsRead(useRootStore);
  const { isAuthenticated, userinfo } = useRootStore(({ auth }) => auth);
  const hasToken = useRootStore((state) => memberToken(state) !== null);
  if (!isRead) return { state: 'reading' };
  if (!isAuthenticated || userinfo === null) return { state: 'loggedOut' };
  // Until the session has answered, the saved user may be an earlier state of it.
  if (!hasToken) return { state: 'reading' };
  if (userinfo.email_verified === false) return { state: 'unverified' };
  const [organisation] = userinfo.organizations ?? [];
  if (!organisation) return { state: 'noOrganisation' };
  const isAllowed = scopes.some((scope) => organisation.scopes?.includes(scope));
  return isAllowed ? { state: 'member', organisation, subjectId: userinfo.sub } : { state: 'notAllowed' };
}

/** The scopes with which a member sees the bookings of an organisation. */
export const SEES_BOOKINGS = ['bookings:concierge:read-only', 'bookings:manager:read-only'];
