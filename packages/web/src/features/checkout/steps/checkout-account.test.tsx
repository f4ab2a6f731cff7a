import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { english } from '../../../../test-support/english.ts';
import { useRootStore } from '../../../store/root-store.ts';

const sub = '0acc0000-0000-4000-8000-000000000001';
const userinfo = { sub, name: 'Ada Lind', email: 'ada@example.org', email_verified: true };
const profile = {
  firstName: 'Ada',
  lastName: 'Lind',
  phoneNumber: '+4917012345678',
  language: 'en',
  currency: null,
};
const field = (key: 'firstName' | 'lastName' | 'email' | 'phone') =>
  screen.findByLabelText(english(`traveller.${key}`), { exact: false });

type Member = Partial<typeof userinfo>;

async function openAs(member: Member, answer: () => object, typed: Readonly<Record<string, string>> = {}) {
  const page = await openCheckout({
    step: 'personal_info',
    typed: { comments: '', ...typed },
    answers: { 'GET /api/user/profile': answer },
    before: () =>
      useRootStore
        .getState()
        .noteSession({ userinfo: { ...userinfo, ...member }, token: 'token' }, Date.now()),
  });
  await screen.findByText(english('checkout.inAccount', { name: 'Ada Lind', email: 'ada@example.org' }));
  return page;
}

test('The checkout of a logged-in traveller is filled in, says whose account it is, and no longer offers a log-in', async () => {
  await openAs({}, () => profile);
  await waitFor(async () => expect(await field('firstName')).toHaveProperty('value', 'Ada'));
  expect(await field('lastName')).toHaveProperty('value', 'Lind');
  expect(await field('email')).toHaveProperty('value', 'ada@example.org');
  expect(await field('phone')).toHaveProperty('value', '0170 12345678');
  expect(screen.queryByText(english('checkout.haveAccount'))).toBeNull();
  expect(screen.queryByText(/need an account/)).toBeNull();
  expect(screen.queryByText(english('checkout.confirmSent'))).toBeNull();
});

test('What was typed before the log-in stays', async () => {
  await openAs({}, () => profile, { 'contact.firstName': 'Adele' });
  await waitFor(async () => expect(await field('lastName')).toHaveProperty('value', 'Lind'));
  expect(await field('firstName')).toHaveProperty('value', 'Adele');
});

test('A new traveller reads that an email to confirm the address is on its way', async () => {
  await openAs({ email_verified: false }, () => profile);
  expect(screen.getByText(english('checkout.confirmSent'))).toBeTruthy();
});

test('If the contact data cannot be loaded, the traveller types them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await openAs({}, () => Response.json({ status: 503 }, { status: 503 }));
  await user.type(await field('firstName'), 'Ada');
  expect(await field('firstName')).toHaveProperty('value', 'Ada');
});
