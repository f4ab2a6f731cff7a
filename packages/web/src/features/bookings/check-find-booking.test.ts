import { expect, test } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { checkFindBooking } from './check-find-booking.ts';

const t = ((key: string) => key) as Text;
const check = (orderNumber: string, email: string) => checkFindBooking({ orderNumber, email }, t);

test('A number may be written in groups and small letters, as people copy it; what cannot be one is said before anybody is asked.', () => {
  for (const typed of ['K7Q2M9XT', 'k7q2m9xt', 'K7Q2-M9XT', 'K7Q2 M9XT'])
    expect(check(typed, 'mara@example.org')).toEqual({});
  expect(check('', '')).toEqual({ orderNumber: 'booking.orderMissing', email: 'shell.emailMissing' });
  expect(check('K7Q2', 'mara')).toEqual({ orderNumber: 'booking.orderWrong', email: 'shell.emailInvalid' });
});
