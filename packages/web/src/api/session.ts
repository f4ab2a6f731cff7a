import { log } from '../page/log.ts';
import { useEndedSession } from '../store/ended-session.ts';
import { useRootStore } from '../store/root-store.ts';
import { api, renewTokenWith } from './browser-client.ts';
import { FailedCall } from './calls.ts';
import { loadWishlist } from './wishlist.ts';

/** A token is valid for five minutes. */
const RENEW_MS = 4 * 60_000;

/** Keeps the session's token valid while the page is open. Returns a function that stops. */
export function keepSession(): () => void {
  renewTokenWith(renewSession);
  void renewSession().then(loadWishlist);
  if (useRootStore.getState().auth.configuration === null) void loadConfiguration();
  const timer = setInterval(() => void renewSession(), RENEW_MS);
  return () => clearInterval(timer);
}

let underWay: Promise<void> | undefined;

/**
 * Asks for the token of the session in the cookie. Without a session, the visitor is logged out. Parts of a page that ask at
 * the same time share one call.
 */
export function renewSession(): Promise<void> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renew(): Promise<void> {
  const { noteSession, noteSessionEnded, auth } = useRootStore.getState();
  try {
    const { access_token: token, userinfo } = await api.session.renew();
    noteSession({ token, userinfo }, Date.now());
    useEndedSession.setState({ hasEnded: false });
  } catch (error) {
    // A server that cannot answer now says nothing about the session.
    if (error instanceof FailedCall && error.status === 401) {
      useEndedSession.setState({ hasEnded: auth.isAuthenticated });
      noteSessionEnded();
    } else log('warn', 'The session could not be renewed', error);
  }
}

/** Reads once what the issuer publishes about itself. */
async function loadConfiguration(): Promise<void> {
  try {
    useRootStore.getState().noteConfiguration(await api.session.configuration());
  } catch (error) {
    log('warn', 'The issuer could not be read', error);
  }
}

/**
 * Ends the session on the server, then in this browser. An external issuer ends its own session on a page of its own,
 * from which it leads back. Throws if the server was not reached: the session still lasts there.
 */
export async function endSession(): Promise<void> {
  leave(await api.session.end());
}

/** The same for every browser of the account. */
export async function endAllSessions(): Promise<void> {
  leave(await api.session.endAllDevices());
}

function leave({ end_session_url: atIssuer }: { readonly end_session_url: string | null }): void {
  useEndedSession.setState({ hasEnded: false });
  useRootStore.getState().noteLoggedOut();
  if (atIssuer !== null) window.location.assign(atIssuer);
}
