import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { isBlank, isNameOf, type Signature, type Stroke } from '@ashore/core/waivers/signature.ts';
import { useState } from 'react';
import { FailedCall } from '../../../api/calls.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readHold } from '../../../store/quote-store.ts';
import type { CheckoutField } from '../fields/field.ts';
import { keepValue } from '../form/form-values.ts';
import { useWaiverStore } from './waiver-store.ts';

type Signing = {
  readonly name: string;
  readonly waiver: NonNullable<CheckoutField['waiver']>;
  readonly textVersion: string;
};

/** Sends a signature. What was drawn or typed stays until the server has it. */
export function useSigning({ name, waiver, textVersion }: Signing) {
  const { locale } = usePage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();

  /** Returns whether the waiver is now signed. */
  async function sign(draft: SigningDraft): Promise<boolean> {
    const { cart } = useCommerceStore.getState();
    if (busy || cart === null) return false;
    const { participantName, signatureToken } = waiver;
    setBusy(true);
    setProblem(undefined);
    useWaiverStore.getState().beginSigning(participantName);
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
          signature: signatureInput(draft),
          guardianName: draft.isMinor ? signerOf(draft, participantName) : null,
        },
      });
      useWaiverStore.getState().endSigning(participantName, signed);
      keepValue(name, signatureToken);
      return true;
    } catch (error) {
      useWaiverStore.getState().endSigning(participantName, undefined);
      const status = error instanceof FailedCall ? error.status : 0;
      setProblem(problemTexts[status] ?? 'waiver.notSent');
      // The text, or what the cart holds, has changed in the meantime.
      if (status === 409) void useWaiverStore.getState().load(cart.cartId, locale);
      if (status === 409 || status === 410 || status === 404) void readHold({ isPaying: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, sign };
}

const problemTexts: Readonly<Record<number, MessageKey>> = {
  404: 'waiver.gone',
  409: 'waiver.changed',
  410: 'waiver.gone',
  429: 'waiver.tooOften',
};

/** Copies the strokes, because the contract's type has mutable lists. */
function signatureInput(draft: SigningDraft) {
  const signature = signatureOf(draft);
  if (signature.kind === 'typed') return signature;
  return { kind: signature.kind, strokes: signature.strokes.map((stroke) => [...stroke]) };
}

/** What the signer has entered so far. */
export type SigningDraft = {
  readonly isMinor: boolean;
  readonly guardian: string;
  readonly kind: Signature['kind'];
  readonly text: string;
  readonly strokes: readonly Stroke[];
};

export type WrongPart = 'guardian' | 'text' | 'strokes';

/** Returns who signs: the traveller, or an adult for a minor. */
export function signerOf({ isMinor, guardian }: SigningDraft, participantName: string): string {
  return isMinor ? typedLine(guardian) : participantName;
}

/** Returns the first part that is not valid yet. The server checks the same. */
export function wrongInDraft(draft: SigningDraft, participantName: string): WrongPart | undefined {
  const { isMinor, guardian, kind, text, strokes } = draft;
  // The guardian's name needs at least two characters, which is enough where names have no blank.
  if (isMinor && (typedLine(guardian).length < 2 || containsCardNumber(guardian))) return 'guardian';
  if (isMinor && isNameOf(guardian, participantName)) return 'guardian';
  if (kind === 'drawn') return isBlank(strokes) ? 'strokes' : undefined;
  return isNameOf(text, signerOf(draft, participantName)) ? undefined : 'text';
}

/** The signature of a draft without mistakes. */
export function signatureOf({ kind, text, strokes }: SigningDraft): Signature {
  return kind === 'typed' ? { kind, text: typedLine(text) } : { kind, strokes };
}
