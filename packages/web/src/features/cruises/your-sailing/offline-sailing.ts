import { canStorePages, inTurn, removePages, storePage } from '../../../page/offline-page.ts';
import { useRootStore } from '../../../store/root-store.ts';

/** Prefix of the cache of a sailing's page, before its path. */
const SAILING_CACHE = 'sailing-page:';

const isSailing = (cacheNameOrPath: string) =>
  cacheNameOrPath.startsWith(SAILING_CACHE) || /^\/[\w-]+\/toursForCruises\//.test(cacheNameOrPath);

/** Sailings that the passenger has forgotten since this page was loaded. */
const forgotten = new Set<string>();

/**
 * Stores the page of the passenger's sailing for use without a connection, in place of the sailing stored before. A browser
 * that is set to save data stores nothing by itself.
 */
export function storeSailing(routeId: string, path: string): Promise<void> {
  forgotten.delete(routeId);
  return inTurn(async () => {
    if (!canStorePages() || !navigator.onLine || savesData() || forgotten.has(routeId)) return;
    const { noteDownload } = useRootStore.getState();
    noteDownload('started');
    const cacheName = `${SAILING_CACHE}${path}`;
    await removePages(
      (cacheNameOrPath) =>
        isSailing(cacheNameOrPath) && cacheNameOrPath !== cacheName && cacheNameOrPath !== path,
    );
    let isStored = false;
    try {
      await storePage({ cacheName, path });
      isStored = (await caches.match(path, { cacheName, ignoreVary: true })) !== undefined;
    } finally {
      noteDownload(isStored ? 'completed' : 'none');
    }
  });
}

/** Removes the stored sailing from the device. */
export function removeSailing(routeId: string): Promise<void> {
  forgotten.add(routeId);
  return inTurn(async () => {
    if (!canStorePages()) return;
    await removePages(isSailing);
    useRootStore.getState().noteDownload('none');
  });
}

/** A passenger who pays for each megabyte at sea may have set the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
