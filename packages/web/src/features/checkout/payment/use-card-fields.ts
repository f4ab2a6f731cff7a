import {
  type CardFrameMessage,
  type CardFrameRequest,
  isCardFrameMessage,
} from '@ashore/core/contract/values/card-frame-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusPayButton } from './pay-button.tsx';

export type CardFields = {
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly isReady: boolean;
  /**
   * Creates a token for the typed card. Undefined while the fields are invalid; they show their own errors.
   */
  tokenise(): Promise<string | undefined>;
  /** A number that changes whenever the typed card changes. */
  cardVersion(): number;
  /** Reports that another payment provider's fields have changed. */
  reportChange(): void;
  /** Registers another payment provider's fields, which then create the token. */
  setProviderTokenise(make: (() => Promise<string | undefined>) | undefined): void;
};

/** Height of the frame in pixels until its page reports its own. */
const INITIAL_HEIGHT = 204;
/** A frame that does not answer must not keep the button busy for ever. */
const RESPONSE_TIMEOUT = 15_000;

/**
 * Exchanges messages with the card fields in their payment provider's frame. A card number never reaches this
 * page.
 */
export function useCardFields(): CardFields {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const [isReady, setReady] = useState(false);
  const changeCount = useRef(0);
  const providerTokenise = useRef<() => Promise<string | undefined>>(undefined);
  const resolveToken = useRef<(token: string | undefined) => void>(undefined);

  const onMessage = useEffectEvent((message: CardFrameMessage) => {
    switch (message.type) {
      case 'ready':
        setReady(true);
        // The button was pressed before the frame was ready, so the request is sent again.
        return resolveToken.current && requestToken();
      case 'height':
        return setHeight(message.px);
      case 'changed':
        return reportChange();
      case 'submit':
        // Pressing Enter in a field is not binding. It leads to the binding button.
        return focusPayButton();
      case 'card':
        return resolveToken.current?.(message.token);
      case 'state':
        return message.error === null ? undefined : resolveToken.current?.(undefined);
      default:
        return undefined;
    }
  });

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isFromFrame = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isFromFrame && source !== null && isCardFrameMessage(data)) onMessage(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  function reportChange(): void {
    changeCount.current += 1;
  }

  function tokenise(): Promise<string | undefined> {
    if (providerTokenise.current) return providerTokenise.current();
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolveToken.current?.(undefined), RESPONSE_TIMEOUT);
      resolveToken.current = (token) => {
        clearTimeout(timeout);
        resolveToken.current = undefined;
        resolve(token);
      };
      requestToken();
      if (!frame.current) resolveToken.current(undefined);
    });
  }

  function requestToken(): void {
    const request: CardFrameRequest = { type: 'tokenise' };
    frame.current?.contentWindow?.postMessage(request, window.location.origin);
  }

  return {
    frame,
    height,
    isReady,
    tokenise,
    cardVersion: () => changeCount.current,
    reportChange,
    setProviderTokenise: (make) => {
      providerTokenise.current = make;
    },
  };
}
