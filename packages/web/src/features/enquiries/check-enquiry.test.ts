import { expect, test } from 'vitest';
import { checkEnquiry, type EnquiryValues } from './check-enquiry.ts';

const good: EnquiryValues = {
  kind: 'other',
  name: 'Mara',
  email: 'mara@example.org',
  bookingReference: '',
  message: 'Hello',
  trap: '',
};
const complaintsOf = (more: Partial<EnquiryValues>) => checkEnquiry({ ...good, ...more }, (key) => key);

test('An empty form shows an error for each required field, and a valid form shows none', () => {
  expect(complaintsOf({})).toEqual({});
  expect(complaintsOf({ kind: '', name: ' ', email: '', message: '\n' })).toEqual({
    kind: 'contact.kindMissing',
    name: 'contact.nameMissing',
    email: 'shell.emailMissing',
    message: 'contact.messageMissing',
  });
});

test('Input that the server would refuse is reported before anything is sent', () => {
  expect(complaintsOf({ email: 'mara' })).toEqual({ email: 'shell.emailInvalid' });
  expect(complaintsOf({ message: 'x'.repeat(5_001) })).toEqual({ message: 'form.tooLong' });
  expect(complaintsOf({ message: 'x'.repeat(5_000) })).toEqual({});
  expect(complaintsOf({ message: 'My card: 4242 4242 4242 4242' })).toEqual({ message: 'form.cardNumber' });
  expect(complaintsOf({ bookingReference: '4242424242424242' })).toEqual({
    bookingReference: 'form.cardNumber',
  });
});
