import { useEffect, useEffectEvent } from 'react';

/** Does something once a lost connection is back, as long as somebody waits for it. */
export function useOnline(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => back();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [isWaiting]);
}
