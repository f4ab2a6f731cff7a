import { useState } from 'react';
import { FailedCall } from '../../../api/failed-call.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { keepValue } from '../form/use-form.ts';
import { hearHold } from '../pay/hear-hold.ts';
import type { CheckoutField } from '../plan/field.ts';
import { type SigningDraft, signatureOf, signerOf } from './signing-draft.ts';
import { useWaiverStore } from './waiver-store.ts';

type Signing = {
  readonly name: string;
  readonly waiver: NonNullable<CheckoutField['waiver']>;
  readonly textVersion: string;
};

/** Sends a signature. What was drawn or typed stays where it is until the server has it. */
export function useSigning({ name, waiver, textVersion }: Signing) {
  const { locale } = usePage();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<MessageKey>();

  /** Whether it is signed. */
  async function sign(draft: SigningDraft): Promise<boolean> {
    const { cart } = useCommerceStore.getState();
    if (busy || cart === null) return false;
    const { participantName, mark } = waiver;
    setBusy(true);
    setTrouble(undefined);
    useWaiverStore.getState().begin(participantName);
    try {
      const { api } = await import('../../../api/browser-client.ts');
      const signed = await api.waivers.sign({
        data: {
          cartId: cart.cartId,
          participantName,
          productUuid: cart.tourId,
          productName: cart.tourName.slice(0, 300),
          bookingDate: cart.queryDate,
          textVersion,
          signature: mutable(draft),
          guardianName: draft.isMinor ? signerOf(draft, participantName) : null,
        },
      });
      useWaiverStore.getState().end(participantName, signed);
      keepValue(name, mark);
      return true;
    } catch (error) {
      useWaiverStore.getState().end(participantName, undefined);
      const status = error instanceof FailedCall ? error.status : 0;
      setTrouble(troubles[status] ?? 'waiver.notSent');
      // What is read, or what is held, is another by now.
      if (status === 409) void useWaiverStore.getState().load(cart.cartId, locale);
      if (status === 409 || status === 410 || status === 404) void hearHold();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, trouble, sign };
}

const troubles: Readonly<Record<number, MessageKey>> = {
  404: 'waiver.gone',
  409: 'waiver.changed',
  410: 'waiver.gone',
  429: 'waiver.tooOften',
};

function mutable(draft: SigningDraft) {
  const signature = signatureOf(draft);
  if (signature.kind === 'typed') return signature;
  return { kind: signature.kind, strokes: signature.strokes.map((stroke) => [...stroke]) };
}
