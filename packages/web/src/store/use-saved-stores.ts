import { useEffect, useState } from 'react';
import { useExtrasStore } from './extras-store.ts';
import { useRootStore } from './root-store.ts';

const readAll = () => Promise.all([useRootStore.persist.rehydrate(), useExtrasStore.persist.rehydrate()]);

/** Reads what the browser kept, once, after the page has become alive. False until then. */
export function useSavedStores(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    readAll().then(() => setRead(true));
    // Another tab has saved something: what was chosen last holds in all of them.
    window.addEventListener('storage', readAll);
    return () => window.removeEventListener('storage', readAll);
  }, []);
  return read;
}
