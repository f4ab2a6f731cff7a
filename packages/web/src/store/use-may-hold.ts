import { useSyncExternalStore } from 'react';
import { browserStorage } from './saved-store.ts';

/**
 * Whether there may be a hold, judged by the saved text of `useCommerceStore` alone (its key `commerce`, and
 * the state `held` of a quote). Importing that store would load the code that most visitors are spared.
 */
export function useMayHold(): boolean {
  return useSyncExternalStore(onOtherTab, mayHold, () => false);
}

function onOtherTab(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function mayHold(): boolean {
  return `${browserStorage.getItem('commerce')}`.includes('"held"');
}
