import { log } from '../page/log.ts';
import { type AccountWishlist, useExtrasStore } from '../store/extras-store.ts';
import { memberToken, useRootStore } from '../store/root-store.ts';
import { api } from './browser-client.ts';

/** Of the account whose wishlist this page shows. */
let loadedFor: string | null = null;

// A visitor who logs out sees the list of this browser again.
useRootStore.subscribe(({ auth }) => {
  if (auth.isAuthenticated) return;
  loadedFor = null;
  if (useExtrasStore.getState().accountWishlist) useExtrasStore.setState({ accountWishlist: null });
});

/**
 * Loads the wishlist of the account, once for each log-in, and moves into it what this browser saved before. Only trips that
 * the account lacks are sent. If the load fails, an empty list is shown, and the browser keeps what it saved.
 */
export async function loadWishlist(): Promise<void> {
  const state = useRootStore.getState();
  const subjectId = state.auth.userinfo?.sub;
  if (subjectId === undefined || memberToken(state) === null || loadedFor === subjectId) return;
  loadedFor = subjectId;
  try {
    const entries = await api.wishlist.show({ query: { subjectId } });
    showWishlist({ ids: idsOf(entries), error: null, updateError: null });
  } catch (error) {
    log('warn', 'The wishlist could not be loaded', error);
    // The next renewal of the token tries again.
    loadedFor = null;
    showWishlist({ ids: [], error: messageOf(error), updateError: null });
    return;
  }
  await mergeSaved(subjectId);
}

/** The oldest first, so that the newest is first in the account as well. */
async function mergeSaved(subjectId: string): Promise<void> {
  for (const tourUuid of useExtrasStore.getState().saved.toReversed()) {
    if (loadedFor !== subjectId) return;
    const isKnown = useExtrasStore.getState().accountWishlist?.ids.includes(tourUuid);
    if (!isKnown && !(await send(subjectId, tourUuid, true))) return;
    useExtrasStore.getState().unsave(tourUuid);
  }
}

/** Changes the wishlist of the account. It is shown at once, and taken back if the server does not answer. */
export async function changeWishlist(tourUuid: string, isWished: boolean): Promise<void> {
  const subjectId = useRootStore.getState().auth.userinfo?.sub;
  const earlierWishlist = useExtrasStore.getState().accountWishlist;
  if (subjectId === undefined || !earlierWishlist) return;
  const others = earlierWishlist.ids.filter((id) => id !== tourUuid);
  showWishlist({ ...earlierWishlist, ids: isWished ? [tourUuid, ...others] : others, updateError: null });
  if (!(await send(subjectId, tourUuid, isWished))) {
    const currentWishlist = useExtrasStore.getState().accountWishlist;
    if (currentWishlist) showWishlist({ ...currentWishlist, ids: earlierWishlist.ids });
  }
}

/** Sends a change with the state that it leads to, so that a repeated call changes nothing. Returns whether it was stored. */
async function send(subjectId: string, tourUuid: string, isWished: boolean): Promise<boolean> {
  const errorMessage = useExtrasStore.getState().accountWishlist?.updateError ?? null;
  try {
    const body = { errorMessage, data: { tourUuid, isWished } };
    const { data } = await api.wishlist.update({ query: { subjectId }, body });
    showWishlist({ ids: idsOf(data), error: null, updateError: null });
    return true;
  } catch (error) {
    log('warn', 'The wishlist could not be changed', error);
    const { accountWishlist } = useExtrasStore.getState();
    if (accountWishlist) showWishlist({ ...accountWishlist, updateError: messageOf(error) });
    return false;
  }
}

function showWishlist(accountWishlist: AccountWishlist): void {
  if (loadedFor !== null || accountWishlist.error !== null) useExtrasStore.setState({ accountWishlist });
}

function idsOf(entries: readonly { readonly tourUuid: string }[]): readonly string[] {
  return entries.map(({ tourUuid }) => tourUuid);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
