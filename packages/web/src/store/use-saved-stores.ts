import { useEffect, useState } from 'react';
import { useExtrasStore } from './extras-store.ts';
import { useRootStore } from './root-store.ts';

/** Reads what the browser kept, once, after the page has become alive. False until then. */
export function useSavedStores(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    Promise.all([useRootStore.persist.rehydrate(), useExtrasStore.persist.rehydrate()]).then(() =>
      setRead(true),
    );
  }, []);
  return read;
}
