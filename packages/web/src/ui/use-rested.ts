import { useEffect, useState } from 'react';

/**
 * A text for a live region, held back until neither it nor `occasion` has changed for a while: somebody who types
 * is not talked over. In between it is empty, so that the same text is said again on the next occasion.
 */
export function useRested(text: string, occasion: unknown, milliseconds: number): string {
  const [rested, setRested] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion starts the rest anew.
  useEffect(() => {
    setRested('');
    const timeout = setTimeout(() => setRested(text), milliseconds);
    return () => clearTimeout(timeout);
  }, [text, occasion, milliseconds]);

  return rested;
}
