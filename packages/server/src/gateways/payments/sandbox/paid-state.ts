import type { Change } from './change-intent.ts';
import type { IntentRow } from './intent-row.ts';

/** What paying makes of it: charged at once, or kept out of the traveller's reach until somebody charges it. */
export function paidState({ is_later, amount }: IntentRow): Change {
  return is_later ? { state: 'authorised' } : { state: 'captured', capturedMinor: amount };
}
