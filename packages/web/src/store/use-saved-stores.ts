import { useEffect, useState } from 'react';
import { readSavedStores } from './saved-store.ts';

/** Reads what the browser kept, once, after the page has become alive. False until then. */
export function useSavedStores(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    readSavedStores().then(() => setRead(true));
    // Another tab has saved something: what was chosen last holds in all of them.
    window.addEventListener('storage', readSavedStores);
    return () => window.removeEventListener('storage', readSavedStores);
  }, []);
  return read;
}
