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
  void renewSession().then(loadWishlist);
  if (useRootStore.getState().auth.configuration === null) void loadConfiguration();
  // A wishlist that could not be loaded is tried again with the next token.
  const timer = setInterval(() => void renewSession().then(loadWishlist), RENEW_MS);
  return () => clearInterval(timer);
}

renewTokenWith(renewSession);

let runningRenewal: Promise<void> | undefined;

/** How often the traveller has logged out on this page. An answer to a renewal from before a log-out is ignored. */
let logOuts = 0;

/**
 * Asks for the token of the session in the cookie. Without a session, the visitor is logged out. Parts of a page that ask at
 * the same time share one call.
 */
export function renewSession(): Promise<void> {
  if (runningRenewal) return runningRenewal;
  const renewal: Promise<void> = renew().finally(() => {
    if (runningRenewal === renewal) runningRenewal = undefined;
  });
  runningRenewal = renewal;
  return renewal;
}

async function renew(): Promise<void> {
  const { noteSession, noteSessionEnded, choose, auth } = useRootStore.getState();
  const logOutsBefore = logOuts;
  try {
    const { access_token: token, userinfo } = await api.session.renew();
    if (logOuts !== logOutsBefore) return;
    noteSession({ token, userinfo }, Date.now());
    // After a log-in, the next page shows prices in the currency of the account.
    if (auth.userinfo?.sub !== userinfo.sub && userinfo.currency) choose({ currency: userinfo.currency });
    if (auth.userinfo?.sub !== userinfo.sub) void forgetCopiesOfOthers(userinfo.sub);
    useEndedSession.setState({ hasEnded: false });
  } catch (error) {
    if (logOuts !== logOutsBefore) return;
    // A server that cannot answer now says nothing about the session.
    if (error instanceof FailedCall && error.status === 401) {
      useEndedSession.setState({ hasEnded: auth.isAuthenticated });
      noteSessionEnded();
    } else log('warn', 'The session could not be renewed', error);
  }
}

/** Another account may have used this device, and its session may have ended without a log-out. */
async function forgetCopiesOfOthers(subjectId: string): Promise<void> {
  try {
    await (await import('../store/offline-bookings.ts')).forgetOtherAccounts(subjectId);
  } catch (error) {
    log('warn', 'The bookings of another account could not be removed from the device', error);
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
 * Ends the session on the server, removes what `forgetOnDevice` does, and ends the session in this browser. An external issuer
 * ends its own session on a page of its own, from which it leads back. Throws if the server was not reached: the session still
 * lasts there.
 */
export async function endSession(forgetOnDevice: () => Promise<void>): Promise<void> {
  const ended = await api.session.end();
  await forgetOnDevice();
  leaveSession(ended);
}

/** The same for every browser of the account. What other devices store stays on them. */
export async function endAllSessions(forgetOnDevice: () => Promise<void>): Promise<void> {
  const ended = await api.session.endAllDevices();
  await forgetOnDevice();
  leaveSession(ended);
}

/** Notes that the server has ended the session, forgets what this tab keeps of forms, and leaves an external issuer as well. */
export function leaveSession({
  end_session_url: issuerPage,
}: {
  readonly end_session_url: string | null;
}): void {
  logOuts += 1;
  runningRenewal = undefined;
  useEndedSession.setState({ hasEnded: false });
  useRootStore.getState().noteLoggedOut();
  forgetDrafts();
  if (issuerPage !== null) window.location.assign(issuerPage);
}

function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids storage has no drafts.
  }
}
