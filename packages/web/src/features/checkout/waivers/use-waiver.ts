import type { Locale } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { type CheckoutField, fieldValue } from '../fields/field.ts';
import { formValues, keepValue, useFormValues } from '../form/form-values.ts';
import { countsFor, isSigned, useWaiverStore, type WaiverState, waiverRequestKey } from './waiver-store.ts';

type RequiredWaiver = NonNullable<CheckoutField['waiver']>;

export type TravellerWaiverState =
  | WaiverState
  | { readonly status: 'unsigned' }
  | { readonly status: 'failed' }
  /** The trip no longer requires a waiver. */
  | { readonly status: 'none' };

/** State of one traveller's waiver. Once the server has answered, its answer overrides the form. */
export function useWaiver(name: string, waiver: RequiredWaiver) {
  const { locale } = usePage();
  const cartId = useCommerceStore((state) => state.cartId) ?? '';
  const store = useWaiverStore();
  const isMarkedSigned = fieldValue(useFormValues(), name) === waiver.signatureToken;
  const isLoaded = store.of === waiverRequestKey(cartId, locale) && store.state !== 'initial';
  // The traveller has signed in another tab, or has typed a signed name again.
  const differsFromForm = store.state === 'loaded' && isMarkedSigned !== isSigned(waiver);
  const { participantName, age, signatureToken } = waiver;
  useEffect(() => {
    if (cartId !== '' && (!isLoaded || differsFromForm))
      void synchronise(name, { participantName, age, signatureToken }, { cartId, locale });
  }, [name, participantName, age, signatureToken, cartId, locale, isLoaded, differsFromForm]);
  return {
    waiverState: waiverStateOf(waiver),
    reload: () => void synchronise(name, waiver, { cartId, locale }),
    waiverText: store.text,
  };
}

/**
 * Brings the form in line with the server. It asks the server first if the browser cannot know the answer.
 */
async function synchronise(
  name: string,
  waiver: RequiredWaiver,
  { cartId, locale }: { readonly cartId: string; readonly locale: Locale },
): Promise<void> {
  const { of, state, load } = useWaiverStore.getState();
  const isKnown = of === waiverRequestKey(cartId, locale) && state === 'loaded' && isSigned(waiver);
  if (!isKnown) await load(cartId, locale);
  if (useWaiverStore.getState().state !== 'loaded') return;
  const signatureToken = isSigned(waiver) ? waiver.signatureToken : '';
  if (fieldValue(formValues(), name) !== signatureToken) keepValue(name, signatureToken);
}

function waiverStateOf({ participantName, age }: RequiredWaiver): TravellerWaiverState {
  const { text, state, waivers } = useWaiverStore.getState();
  const signed = waivers[participantName];
  if (text === null) return { status: 'none' };
  if (signed && (signed.status === 'loading' || countsFor(age, signed))) return signed;
  if (text !== undefined) return { status: 'unsigned' };
  return { status: state === 'failed' ? 'failed' : 'loading' };
}
