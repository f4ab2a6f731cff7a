import { useEffect } from 'react';
import { askKeptDiscount } from '../../store/ask-discount.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';

/** A reload loses no code: it is asked again, for what it takes off is the server’s word. */
export function useKeptDiscount(): void {
  const isRead = useIsRead(useRootStore);
  useEffect(() => {
    if (isRead) void askKeptDiscount();
  }, [isRead]);
}
