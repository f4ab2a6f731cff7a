import { create } from 'zustand';
import type { Outcome } from './outcome.ts';

type Troubled = { readonly trouble: Outcome | undefined };

/**
 * What came of the last press, where it is no booking. Kept outside the form: where another tab has put something else into
 * the cart the form begins anew with that, and must still say so.
 */
export const useTrouble = create<Troubled>()(() => ({ trouble: undefined }));

export function setTrouble(trouble: Outcome | undefined): void {
  useTrouble.setState({ trouble });
}

/** With the form goes what concerns what was typed into it. */
export function forgetTrouble(): void {
  if (useTrouble.getState().trouble?.kind !== 'changed') setTrouble(undefined);
}
