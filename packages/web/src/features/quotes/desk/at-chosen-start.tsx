import type { ReactNode } from 'react';
import { useChosenStart } from './desk-context.ts';

/** For what the page says about the chosen start where it says more than in general. */
export function AtChosenStart({ children }: { children: (startsAt: Date | undefined) => ReactNode }) {
  return children(useChosenStart());
}
