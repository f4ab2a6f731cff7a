import { useEffect } from 'react';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';

/** Remembers in this browser that the visitor has viewed a trip. */
export function useRememberViewed(tourId: string): void {
  const isRead = useIsRead(useExtrasStore);
  useEffect(() => {
    if (isRead) useExtrasStore.getState().rememberViewed(tourId);
  }, [isRead, tourId]);
}
