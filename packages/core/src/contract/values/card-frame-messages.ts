import type { CardBrand } from '../../booking/test-cards.ts';

/**
 * Messages between the sandbox's frames and the page around them, sent by postMessage between windows of one
 * origin. The receiver checks the origin and the window that sent the message, and then calls this guard.
 *
 * The card fields, `/sandbox/card?locale=…&theme=…`: the frame sends `ready` once it listens and `height`
 * whenever its height changes. It sends `changed` with every input, and `state` whenever the fields become
 * complete or stop being complete. It sends `submit` when the traveller presses Enter in them. To `tokenise`
 * it answers once: with a `card`, or with a `state` that has an error, which the frame shows itself.
 *
 * The page of a bank or of an express wallet, in a frame: it sends `height`, and `challenge-done` when the
 * traveller has finished there, with any outcome. The client reads the outcome from the server, never
 * from the frame.
 */
export type CardFrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly px: number }
  | { readonly type: 'state'; readonly complete: boolean; readonly error: CardFrameError | null }
  | { readonly type: 'changed' }
  | { readonly type: 'submit' }
  | { readonly type: 'card'; readonly token: string; readonly brand: CardBrand; readonly last4: string }
  | { readonly type: 'challenge-done' };

/** What the page requests of the frame. */
export type CardFrameRequest = { readonly type: 'tokenise' };

/** `incomplete`: a field does not have the right content. `not_sent`: only the connection failed. */
export type CardFrameError = 'incomplete' | 'not_a_test_card' | 'not_sent';

const knownErrors: readonly unknown[] = ['incomplete', 'not_a_test_card', 'not_sent'];
/** A taller frame would be a fault or an attack. */
const maxHeightPixels = 10_000;

/** Any window may send any message, so the data is checked. */
export function isCardFrameMessage(data: unknown): data is CardFrameMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const message: Readonly<Record<string, unknown>> = { ...data };
  switch (message.type) {
    case 'ready':
    case 'changed':
    case 'submit':
    case 'challenge-done':
      return true;
    case 'height':
      return typeof message.px === 'number' && message.px >= 0 && message.px <= maxHeightPixels;
    case 'state':
      return (
        typeof message.complete === 'boolean' &&
        (message.error === null || knownErrors.includes(message.error))
      );
    case 'card':
      return [message.token, message.brand, message.last4].every(
        (part) => typeof part === 'string' && part !== '',
      );
    default:
      return false;
  }
}
