import {
  type CardFrameMessage,
  type CardFrameRequest,
  isCardFrameMessage,
} from '@ashore/core/contract/card-frame-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toPayButton } from './to-pay-button.ts';

export type CardFields = {
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly isReady: boolean;
  /** What the fields make of the card; nothing where they are not right yet. They say so themselves. */
  tokenise(): Promise<string | undefined>;
  /** Another number each time that something else is typed. */
  typed(): number;
  /** Something else is typed in another provider’s fields. */
  change(): void;
  /** Another provider’s fields stand there: they make the token. */
  provide(make: (() => Promise<string | undefined>) | undefined): void;
};

const usualHeight = 204;
/** A frame that does not answer must not keep the button busy for ever. */
const longestSilence = 15_000;

/** Speaks with the fields for a card, which stand in a frame of their provider: no number ever comes to this page. */
export function useCardFields(): CardFields {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const [isReady, setReady] = useState(false);
  const typed = useRef(0);
  const provided = useRef<() => Promise<string | undefined>>(undefined);
  const answered = useRef<(token: string | undefined) => void>(undefined);

  const hear = useEffectEvent((message: CardFrameMessage) => {
    switch (message.type) {
      case 'ready':
        setReady(true);
        // Pressed before anybody in the frame was listening: now somebody is.
        return answered.current && askForToken();
      case 'height':
        return setHeight(message.px);
      case 'changed':
        return change();
      case 'submit':
        // Enter in a field is no word that binds: it leads to where that is said.
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
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && source !== null && isCardFrameMessage(data)) hear(data);
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
