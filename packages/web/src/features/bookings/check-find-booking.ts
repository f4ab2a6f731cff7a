import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { Complaints } from '../../ui/use-complaints.ts';

export type FindBookingValues = { readonly orderNumber: string; readonly email: string };
export type FindBookingField = keyof FindBookingValues;

/** What was typed. An order number may be grouped as people group it. */
export function readFindBooking(form: HTMLFormElement): FindBookingValues {
  const data = new FormData(form);
  return {
    orderNumber: typedLine(String(data.get('orderNumber') ?? '')),
    email: String(data.get('email') ?? '').trim(),
  };
}

export function checkFindBooking(
  { orderNumber, email }: FindBookingValues,
  t: Text,
): Complaints<FindBookingField> {
  const found: [FindBookingField, string | undefined][] = [
    ['orderNumber', orderProblem(orderNumber, t)],
    ['email', emailProblem(email, t)],
  ];
  return Object.fromEntries(found.filter(([, text]) => text !== undefined));
}

function orderProblem(typed: string, t: Text): string | undefined {
  if (typed === '') return t('booking.orderMissing');
  return /^[0-9A-Za-z]{8}$/.test(typed.replace(/[\s-]/g, '')) ? undefined : t('booking.orderWrong');
}

function emailProblem(typed: string, t: Text): string | undefined {
  if (typed === '') return t('shell.emailMissing');
  return isEmailAddress(typed) ? undefined : t('shell.emailInvalid');
}
