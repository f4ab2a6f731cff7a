import { useEffect, useState } from 'react';

/** True once something has gone on for a while. A shorter wait needs no progress sign. */
export function useIsSlow(isGoing: boolean, milliseconds: number): boolean {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isGoing) return;
    const timeout = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timeout);
      setSlow(false);
    };
  }, [isGoing, milliseconds]);

  return isSlow;
}

/**
 * Text for a live region. It is held back until the text and `occasion` have rested for a while, so that
 * typing is not interrupted. Until then it is empty, so that the same text is announced again on the next
 * occasion.
 */
export function useSettledText(text: string, occasion: unknown, milliseconds: number): string {
  const [settledText, setSettledText] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion restarts the rest.
  useEffect(() => {
    setSettledText('');
    const timeout = setTimeout(() => setSettledText(text), milliseconds);
    return () => clearTimeout(timeout);
  }, [text, occasion, milliseconds]);

  return settledText;
}
