import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { KeyboardEvent } from 'react';
import { useApproximate } from '../../../api/use-approximate.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { lock } from '../../../ui/media/icon-paths.ts';
import type { PaymentOptions } from './payment-options.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type PayButtonProps = {
  options: PaymentOptions;
  choice: PaymentMethodChoice & { readonly isAtHotel?: boolean; readonly isFree?: boolean };
  busy: boolean;
  onPress: () => void;
};

/** The binding button, labelled for the chosen payment method. Below it, about how much its sum is in the reader’s own currency. */
export function PayButton({ options, choice, busy, onPress }: PayButtonProps) {
  const t = useText();
  const words = useBindingWords(options, choice);
  const approximate = useApproximate(fromDecimal(options.total, options.currency));
  return (
    <>
      <Button
        {...payButtonMark}
        icon={lock}
        busy={busy}
        busyLabel={t('pay.busy')}
        onKeyDown={pressOnce}
        onClick={onPress}
      >
        {words}
      </Button>
      {approximate !== undefined && !choice.isAtHotel && (
        <span className="mt-1 block text-center type-tiny text-ink-2">
          {t('tour.approximate', { amount: approximate })}
        </span>
      )}
    </>
  );
}

/** Ignores a key that is still held down from before. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

type BindingChoice = Pick<PaymentMethodChoice, 'method' | 'isAuthorisedOnly'> & {
  /** Whether the guests of a hotel pay there, and nothing is charged. */
  readonly isAtHotel?: boolean;
  /** Whether there is nothing to pay. */
  readonly isFree?: boolean;
};

/**
 * Label of a binding button. German law requires exactly the words of the German message (§ 312j (3) BGB). In
 * other languages the label also names the total.
 */
export function useBindingWords(options: PaymentOptions, choice: BindingChoice): string {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  return t(wordsFor(choice), { total: formatMoney(fromDecimal(options.total, options.currency), intl) });
}

function wordsFor({ method, isAuthorisedOnly, isAtHotel, isFree }: BindingChoice): MessageKey {
  if (isAtHotel) return 'stay.bookAtHotel';
  if (isFree && method !== 'bill-organisation')
    return isAuthorisedOnly ? 'pay.requestToBook' : 'pay.bookFree';
  if (method === 'bill-organisation') return 'pay.bookOnAccount';
  return isAuthorisedOnly ? 'pay.requestToBook' : 'pay.bookAndPay';
}

/** Marks the binding buttons: one in the bar of a phone, one below the terms elsewhere. */
const payButtonMark = { 'data-pay-button': '' };

/** Moves the focus to the visible binding button. It does not press the button. */
export function focusPayButton(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-pay-button]');
  const button = [...buttons].find((one) => one.checkVisibility());
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'center' });
}
