import { useSyncExternalStore } from 'react';

function listen(told: () => void): () => void {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}

/** Whether the browser has a line. It may be wrong when it says yes, never when it says no. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}
