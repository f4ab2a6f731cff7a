import { useEffect, useState } from 'react';
import { useCommerceStore } from './commerce-store.ts';
import { useExtrasStore } from './extras-store.ts';
import { useQuoteStore } from './quote-store.ts';
import { useRootStore } from './root-store.ts';

const stores = [useRootStore, useExtrasStore, useCommerceStore, useQuoteStore];
const readAll = () => Promise.all(stores.map(({ persist }) => persist.rehydrate()));

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
