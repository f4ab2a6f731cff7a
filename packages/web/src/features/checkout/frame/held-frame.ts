import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { ReactNode } from 'react';

/** What a step is given of what is held. */
export type HeldFrame = {
  readonly quote: Quote;
  readonly now: Date;
  readonly what: readonly string[];
  readonly code: ReactNode;
  readonly plans: ReactNode;
  readonly timer: ReactNode;
  readonly lead: string;
  readonly tools: ReactNode;
  bar(button: ReactNode): ReactNode;
  leave(): void;
};
