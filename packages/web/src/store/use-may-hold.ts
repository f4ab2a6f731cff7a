import { useSyncExternalStore } from 'react';
import { browserStorage } from './saved-store.ts';

/**
 * Whether there may be a hold, judged by the saved state alone. This is enough to spare most visitors the
 * code that shows a hold.
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
