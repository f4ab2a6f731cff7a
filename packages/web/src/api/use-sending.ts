import { useRef, useState } from 'react';
import { useAlive } from '../page/use-address-in-browser.ts';
import type { api as browserClient } from './browser-client.ts';
import { FailedCall } from './failed-call.ts';
import { newId } from './new-id.ts';

type Attempt = { readonly id: string; readonly secondsTaken: number };
type Call<Answer> = (api: typeof browserClient, attempt: Attempt) => Promise<Answer>;

/** Why a form was not taken: with a field, that is what is wrong; without, it is worth another try. */
export type Refusal = { readonly status: number; readonly field: string | undefined };

/**
 * Sends a form, once for the same content: pressed again, or after an answer that never came, it carries the same id.
 * Content that was changed is another message and gets another.
 */
export function useSending<Answer>() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const last = useRef({ content: '', id: '' });
  const alive = useAlive();
  // A form that came with the page could be filled in before any script was there: it was open from the start.
  const [openedAt] = useState(() => (alive ? performance.now() : 0));

  async function send(content: object, call: Call<Answer>): Promise<Refusal | undefined> {
    if (busy) return undefined;
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, id: newId() };
    const secondsTaken = Math.round((performance.now() - openedAt) / 1000);
    setBusy(true);
    try {
      const { api } = await import('./browser-client.ts');
      setAnswer(await call(api, { id: last.current.id, secondsTaken }));
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
