import { useSyncExternalStore } from 'react';
import { DEVICE_CLASSES, type DeviceClass, deviceClass } from './breakpoints.ts';

/**
 * The class of this device, for behaviour alone: layout belongs to styles, which know the width before the first
 * paint. The server and the first render in the browser say `phone`, the smallest that can work.
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
