import type { CardBrand } from '../booking/test-cards.ts';

/**
 * What the sandbox's frames and the page around them say to each other, by postMessage between windows of one origin.
 * Whoever listens checks the origin and the window that it came from, and then this guard.
 *
 * The fields for a card, `/sandbox/card?locale=…&theme=…`: the frame says `ready` once it listens, `height` whenever that
 * changes, `changed` with whatever is typed, `state` whenever the fields become complete or stop being so, and `submit` when
 * somebody presses Enter in them.
 * Asked to `tokenise` it answers once: with a `card`, or with a `state` that has an error, which the frame shows itself.
 *
 * A page of a bank or of an express wallet, in a frame: `height`, and `challenge-done` when the traveller is done there,
 * however it went. What came of it is asked of the server, never of the frame.
 */
export type CardFrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly px: number }
  | { readonly type: 'state'; readonly complete: boolean; readonly error: CardFrameError | null }
  | { readonly type: 'changed' }
  | { readonly type: 'submit' }
  | { readonly type: 'card'; readonly token: string; readonly brand: CardBrand; readonly last4: string }
  | { readonly type: 'challenge-done' };

/** What the page asks of the frame. */
export type CardFrameRequest = { readonly type: 'tokenise' };

/** `incomplete`: a field wants something else than is in it. `not_sent`: nothing is wrong but the line. */
export type CardFrameError = 'incomplete' | 'not_a_test_card' | 'not_sent';

const errors: readonly unknown[] = ['incomplete', 'not_a_test_card', 'not_sent'];
const tallest = 10_000;

/** Windows may be told anything by anybody. */
export function isCardFrameMessage(data: unknown): data is CardFrameMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const said: Readonly<Record<string, unknown>> = { ...data };
  switch (said.type) {
    case 'ready':
    case 'changed':
    case 'submit':
    case 'challenge-done':
      return true;
    case 'height':
      return typeof said.px === 'number' && said.px >= 0 && said.px <= tallest;
    case 'state':
      return typeof said.complete === 'boolean' && (said.error === null || errors.includes(said.error));
    case 'card':
      return [said.token, said.brand, said.last4].every((part) => typeof part === 'string' && part !== '');
    default:
      return false;
  }
}
