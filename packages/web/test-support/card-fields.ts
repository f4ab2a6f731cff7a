import type { CardFrameMessage } from '@ashore/core/contract/values/card-frame-messages.ts';
import { act } from '@testing-library/react';

/**
 * The provider's fields for a card, as the page around them hears and asks them: their frame loads nothing here. Asked for a
 * token they answer with the card that was typed last.
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
    /** The script in the frame is still on its way, or has arrived. */
    listen(isThere: boolean) {
      isListening = isThere;
      if (isThere) say({ type: 'ready' });
    },
    /** How often a token was asked for. */
    requestCount: () => requests,
  };
}
