import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';

/** By day or by night: what stands in a frame has its own page and must be told. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (told) => {
      const query = window.matchMedia(dark);
      query.addEventListener('change', told);
      return () => query.removeEventListener('change', told);
    },
    () => (window.matchMedia(dark).matches ? 'dark' : 'light'),
    () => 'light',
  );
}
