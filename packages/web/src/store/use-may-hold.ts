import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

/**
 * Whether something may be held, by a look at what the browser kept: enough to know who need not fetch what shows a
 * hold, and that is nearly everybody.
 */
export function useMayHold(): boolean {
  return useSyncExternalStore(onOtherTab, mayHold, () => false);
}

function onOtherTab(told: () => void): () => void {
  window.addEventListener('storage', told);
  return () => window.removeEventListener('storage', told);
}

function mayHold(): boolean {
  return `${browserStorage.getItem('commerce')}`.includes('"held"');
}
