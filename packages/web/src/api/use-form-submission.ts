import { useRef, useState } from 'react';
import { useIsHydrated } from '../page/browser-address.ts';
import type { api as browserClient } from './browser-client.ts';
import { FailedCall } from './calls.ts';
import { newId } from './new-id.ts';

type Attempt = { readonly id: string; readonly secondsTaken: number };
type SendingCall<Answer> = (api: typeof browserClient, attempt: Attempt) => Promise<Answer>;

/** Text for a refused field. For a single field, the server answers 422 only to a card number in a text. */
export function refusedFieldText(status: number) {
  return status === 422 ? 'form.cardNumber' : 'form.notAccepted';
}

/** Why a form was refused. `field` names the invalid field; without it, sending again may succeed. */
export type Refusal = { readonly status: number; readonly field: string | undefined };

/**
 * Sends a form. The same content keeps its ID, if the button is pressed again or an answer was lost. Changed
 * content is another message with its own ID.
 */
export function useFormSubmission<Answer>() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const lastSent = useRef({ content: '', id: '' });
  const isHydrated = useIsHydrated();
  // A form from the server can be filled in before its scripts load. Its time therefore counts from the start
  // of the page.
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0));

  async function send(content: object, call: SendingCall<Answer>): Promise<Refusal | undefined> {
    if (busy) return undefined;
    const serialised = JSON.stringify(content);
    if (lastSent.current.content !== serialised) lastSent.current = { content: serialised, id: newId() };
    const secondsTaken = Math.round((performance.now() - openedAt) / 1000);
    setBusy(true);
    try {
      const { api } = await import('./browser-client.ts');
      setAnswer(await call(api, { id: lastSent.current.id, secondsTaken }));
      return undefined;
    } catch (error) {
      if (error instanceof FailedCall) return { status: error.status, field: error.field };
      return { status: 0, field: undefined };
    } finally {
      setBusy(false);
    }
  }

  return { busy, answer, send };
}
