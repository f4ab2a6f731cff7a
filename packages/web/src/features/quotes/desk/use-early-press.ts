import { useEffect, useState } from 'react';
import type { Step } from './next-step.ts';

export type EarlyPress = {
  readonly act: Step['act'];
  /** What the press was about: it counts for nothing else. */
  readonly chosen: string;
  /** The starts could not be asked for: nobody waits for them any longer. */
  readonly hasFailed: boolean;
};

/** A press while the starts of the day are on their way counts once they are there and there is room. */
export function useEarlyPress({ act, chosen, hasFailed }: EarlyPress, hold: () => void) {
  const [pressed, setPressed] = useState<string>();
  const isOver = pressed !== undefined && (act !== 'wait' || pressed !== chosen || hasFailed);

  useEffect(() => {
    if (!isOver) return;
    setPressed(undefined);
    if (pressed === chosen && (act === 'hold' || act === 'ask')) hold();
  });

  return { isPressedEarly: pressed !== undefined, pressEarly: () => setPressed(chosen) };
}
