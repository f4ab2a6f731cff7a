import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser is connected. True may be wrong, false never is. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `onBack` when a lost connection returns, as long as `isWaiting` is set. */
export function useWhenBackOnline(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => back();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}
