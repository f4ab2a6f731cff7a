import {
  type CardFrameMessage,
  type CardFrameRequest,
  isCardFrameMessage,
} from '@ashore/core/contract/values/card-frame-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toPayButton } from './pay-button.tsx';

export type CardFields = {
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly isReady: boolean;
  /**
   * Creates a token for the typed card. Undefined while the fields are invalid; they show their own errors.
   */
  tokenise(): Promise<string | undefined>;
  /** A number that changes whenever the typed card changes. */
  typed(): number;
  /** Reports that another payment provider's fields have changed. */
  change(): void;
  /** Registers another payment provider's fields, which then create the token. */
  provide(make: (() => Promise<string | undefined>) | undefined): void;
};

const usualHeight = 204;
/** A frame that does not answer must not keep the button busy for ever. */
const longestSilence = 15_000;

/**
 * Exchanges messages with the card fields in their payment provider's frame. A card number never reaches this
 * page.
 */
export function useCardFields(): CardFields {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const [isReady, setReady] = useState(false);
  const typed = useRef(0);
  const provided = useRef<() => Promise<string | undefined>>(undefined);
  const answered = useRef<(token: string | undefined) => void>(undefined);

  const onMessage = useEffectEvent((message: CardFrameMessage) => {
    switch (message.type) {
      case 'ready':
        setReady(true);
        // The button was pressed before the frame was ready, so the request is sent again.
        return answered.current && askForToken();
      case 'height':
        return setHeight(message.px);
      case 'changed':
        return change();
      case 'submit':
        // Pressing Enter in a field is not binding. It leads to the binding button.
        return toPayButton();
      case 'card':
        return answered.current?.(message.token);
      case 'state':
        return message.error === null ? undefined : answered.current?.(undefined);
      default:
        return undefined;
    }
  });

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOwn = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOwn && source !== null && isCardFrameMessage(data)) onMessage(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  function change(): void {
    typed.current += 1;
  }

  function tokenise(): Promise<string | undefined> {
    if (provided.current) return provided.current();
    return new Promise((resolve) => {
      const silence = setTimeout(() => answered.current?.(undefined), longestSilence);
      answered.current = (token) => {
        clearTimeout(silence);
        answered.current = undefined;
        resolve(token);
      };
      askForToken();
      if (!frame.current) answered.current(undefined);
    });
  }

  function askForToken(): void {
    const request: CardFrameRequest = { type: 'tokenise' };
    frame.current?.contentWindow?.postMessage(request, window.location.origin);
  }

  return {
    frame,
    height,
    isReady,
    tokenise,
    typed: () => typed.current,
    change,
    provide: (make) => {
      provided.current = make;
    },
  };
}
