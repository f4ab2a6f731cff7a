import { useEffect, useState } from 'react';

/** True once something has gone on for a while. A shorter wait needs no progress sign. */
export function useLate(going: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!going) return;
    const timeout = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timeout);
      setLate(false);
    };
  }, [going, milliseconds]);

  return late;
}

/**
 * Text for a live region. It is held back until the text and `occasion` have rested for a while, so that
 * typing is not interrupted. Until then it is empty, so that the same text is announced again on the next
 * occasion.
 */
export function useRested(text: string, occasion: unknown, milliseconds: number): string {
  const [rested, setRested] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion restarts the rest.
  useEffect(() => {
    setRested('');
    const timeout = setTimeout(() => setRested(text), milliseconds);
    return () => clearTimeout(timeout);
  }, [text, occasion, milliseconds]);

  return rested;
}
