import { newId } from '../../../api/new-id.ts';

const ids = { cartId: newId(), browserId: newId() };

/** Under which names something is held: a cart's, which replaces what it held before, and this browser's. */
export function cartIds(): { readonly cartId: string; readonly browserId: string } {
  return ids;
}
