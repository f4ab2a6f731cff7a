import { expect, test } from 'vitest';
import type { TextOf } from '../../i18n/texts.ts';
import { checkFindBooking } from './find-booking-form.tsx';

const t = ((key: string) => key) as TextOf;
const check = (orderNumber: string, email: string) => checkFindBooking({ orderNumber, email }, t);

test('An order number may have groups and small letters, and an impossible one is refused before it is sent', () => {
  for (const typed of ['K7Q2M9XT', 'k7q2m9xt', 'K7Q2-M9XT', 'K7Q2 M9XT'])
    expect(check(typed, 'mara@example.org')).toEqual({});
  expect(check('', '')).toEqual({ orderNumber: 'booking.orderMissing', email: 'shell.emailMissing' });
  expect(check('K7Q2', 'mara')).toEqual({ orderNumber: 'booking.orderWrong', email: 'shell.emailInvalid' });
});
