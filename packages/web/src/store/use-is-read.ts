import { useSyncExternalStore } from 'react';
import type { SavedStore } from './saved-store.ts';

/** Whether what the browser kept of this store is in it. Until then nobody knows, and a page must not say that there is nothing. */
export function useIsRead<State>({ persist }: SavedStore<State>): boolean {
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false);
}
