import { useState } from 'react';
import { extendHold } from './extend-hold.ts';

export type Extending = {
  readonly busy: boolean;
  readonly outcome: 'kept' | 'failed' | undefined;
  extend(): void;
};

/** Two buttons offer it, and it happens once. */
export function useExtending(): Extending {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Extending['outcome']>();
  return {
    busy,
    outcome,
    extend() {
      setBusy(true);
      void extendHold().then((isKept) => {
        setOutcome(isKept ? 'kept' : 'failed');
        setBusy(false);
      });
    },
  };
}
