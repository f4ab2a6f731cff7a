import { type RefObject, useEffect } from 'react';
import { deviceClass } from './breakpoints.ts';
import { roomBelow } from './room-below.ts';

/** Brings what hangs below a field into view, as often as it becomes another. On a phone it has a page of its own. */
export function useRoomBelow(field: HTMLElement, panel: RefObject<HTMLElement | null>, what: string): void {
  useEffect(() => {
    if (what === '' || panel.current === null || deviceClass(window.innerWidth) === 'phone') return;
    const [above, below] = [field, panel.current].map((element) => element.getBoundingClientRect());
    const top = above && below ? roomBelow(above, below, window.innerHeight) : 0;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (top > 0) window.scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' });
  }, [field, panel, what]);
}
