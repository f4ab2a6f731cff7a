import { useSyncExternalStore } from 'react';

/**
 * Widths at which the layout changes. `tokens.css` gives the same numbers to Tailwind; a test compares the
 * two.
 */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1536 } as const;

type DeviceClass = 'phone' | 'tablet' | 'small' | 'laptop' | 'desktop';

/**
 * Device classes with their smallest width, widest first. All widths below `md` are phones, in either
 * orientation.
 */
const DEVICE_CLASSES: readonly (readonly [DeviceClass, number])[] = [
  ['desktop', BREAKPOINTS.xxl],
  ['laptop', BREAKPOINTS.xl],
  ['small', BREAKPOINTS.lg],
  ['tablet', BREAKPOINTS.md],
  ['phone', 0],
];

export function deviceClass(width: number): DeviceClass {
  return DEVICE_CLASSES.find(([, from]) => width >= from)?.[0] ?? 'phone';
}

/**
 * Device class for behaviour only; layout belongs to style sheets, which know the width before the first
 * paint. The server and the first render in the browser use `phone`, the smallest layout that works.
 */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(watchWidths, currentClass, () => 'phone');
}

function watchWidths(changed: () => void): () => void {
  const queries = DEVICE_CLASSES.map(([, from]) => window.matchMedia(`(min-width: ${from}px)`));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function currentClass(): DeviceClass {
  return deviceClass(window.innerWidth);
}
