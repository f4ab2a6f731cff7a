import { normaliseThrownError } from '@ashore/core/errors/thrown-error.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { pictureSources } from '../../../ui/media/picture.tsx';
import { savesData } from './offline-sailing.ts';

/** Width of the posters of places, which the passenger opens next (`place-head.tsx`). */
const POSTER_SIZES = '(min-width: 992px) 222px, 100vw';

/**
 * Fetches the pictures of the places of a sailing ahead, in the size in which their pages show them, and notes how it went.
 * Nothing is fetched for passengers who have set their browser to save data.
 */
export async function prefetchRouteImages(routeId: string): Promise<void> {
  if (savesData() || !navigator.onLine) return;
  const { noteRouteImgs } = useRootStore.getState();
  noteRouteImgs('fetching');
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const { imagePaths } = await api.cruises.images({ routeId });
    for (const path of imagePaths) {
      const { src, srcSet } = pictureSources(path, 'tall');
      const image = new Image();
      image.fetchPriority = 'low';
      image.sizes = POSTER_SIZES;
      if (srcSet !== undefined) image.srcset = srcSet;
      image.src = src;
    }
    noteRouteImgs('fetched');
  } catch (error) {
    noteRouteImgs(normaliseThrownError(error));
  }
}
