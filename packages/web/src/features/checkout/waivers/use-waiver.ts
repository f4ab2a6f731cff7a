import type { Locale } from '@ashore/core/locale/locales.ts';
import { useEffect } from 'react';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { type CheckoutField, typedIn } from '../fields/field.ts';
import { formValues, keepValue, useFormValues } from '../form/form-values.ts';
import { cartOf, countsFor, isSigned, useWaiverStore, type WaiverState } from './waiver-store.ts';

type Waived = NonNullable<CheckoutField['waiver']>;

export type KnownWaiver =
  | WaiverState
  | { readonly status: 'unsigned' }
  | { readonly status: 'failed' }
  /** The trip no longer requires a waiver. */
  | { readonly status: 'none' };

/** State of one traveller's waiver. Once the server has answered, its answer overrides the form. */
export function useWaiver(name: string, waiver: Waived) {
  const { locale } = usePage();
  const cartId = useCommerceStore((state) => state.cartId) ?? '';
  const store = useWaiverStore();
  const marked = typedIn(useFormValues(), name) === waiver.mark;
  const isLoaded = store.of === cartOf(cartId, locale) && store.state !== 'initial';
  // Signed in another tab, or under a name that was typed again.
  const isOther = store.state === 'loaded' && marked !== isSigned(waiver);
  const { participantName, age, mark } = waiver;
  useEffect(() => {
    if (cartId !== '' && (!isLoaded || isOther))
      void settle(name, { participantName, age, mark }, { cartId, locale });
  }, [name, participantName, age, mark, cartId, locale, isLoaded, isOther]);
  return {
    known: knownOf(waiver),
    again: () => void settle(name, waiver, { cartId, locale }),
    text: store.text,
  };
}

/**
 * Brings the form in line with the server. It asks the server first if the browser cannot know the answer.
 */
async function settle(
  name: string,
  waiver: Waived,
  { cartId, locale }: { readonly cartId: string; readonly locale: Locale },
): Promise<void> {
  const { of, state, load } = useWaiverStore.getState();
  const isKnown = of === cartOf(cartId, locale) && state === 'loaded' && isSigned(waiver);
  if (!isKnown) await load(cartId, locale);
  if (useWaiverStore.getState().state !== 'loaded') return;
  const mark = isSigned(waiver) ? waiver.mark : '';
  if (typedIn(formValues(), name) !== mark) keepValue(name, mark);
}

function knownOf({ participantName, age }: Waived): KnownWaiver {
  const { text, state, waivers } = useWaiverStore.getState();
  const signed = waivers[participantName];
  if (text === null) return { status: 'none' };
  if (signed && (signed.status === 'loading' || countsFor(age, signed))) return signed;
  if (text !== undefined) return { status: 'unsigned' };
  return { status: state === 'failed' ? 'failed' : 'loading' };
}
