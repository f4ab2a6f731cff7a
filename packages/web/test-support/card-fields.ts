import type { CardFrameMessage } from '@ashore/core/contract/values/card-frame-messages.ts';
import { act } from '@testing-library/react';

/**
 * Plays the payment provider's card fields, whose frame loads nothing in tests: sends their messages to the page and
 * answers the page's request for a token with the card typed last.
 */
export function playCardFields(frame: HTMLIFrameElement) {
  let token: string | undefined;
  let isListening = true;
  let requests = 0;
  const inside = {
    postMessage(message: { type: string }) {
      if (!isListening || message.type !== 'tokenise') return;
      requests += 1;
      queueMicrotask(() =>
        token === undefined
          ? say({ type: 'state', complete: false, error: 'incomplete' })
          : say({ type: 'card', token, brand: 'visa', last4: '4242' }),
      );
    },
  };
  Object.defineProperty(frame, 'contentWindow', { value: inside, configurable: true });

  function say(data: CardFrameMessage): void {
    const event = new MessageEvent('message', { data, origin: window.location.origin });
    Object.defineProperty(event, 'source', { value: inside });
    act(() => void window.dispatchEvent(event));
  }

  return {
    say,
    /** The traveller types a card that becomes this token. */
    type(card: string) {
      token = card;
      say({ type: 'changed' });
    },
    /** Whether the script in the frame has loaded. */
    listen(isThere: boolean) {
      isListening = isThere;
      if (isThere) say({ type: 'ready' });
    },
    /** Number of requests for a token. */
    requestCount: () => requests,
  };
}
