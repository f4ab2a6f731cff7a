import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import BillingEmail from '../../routes/email-links/billing-email.tsx';
import NewsletterConfirm from '../../routes/email-links/newsletter-confirm.tsx';
import NewsletterUnsubscribe from '../../routes/email-links/newsletter-unsubscribe.tsx';
import ReviewsUnsubscribe from '../../routes/email-links/reviews-unsubscribe.tsx';

const token = 'Ab3_-'.repeat(9).slice(0, 43);
const confirmation = 'POST /api/newsletter/confirmations';
const status = () => screen.getByRole('status');
const button = (key: Parameters<typeof english>[0]) => screen.getByRole('button', { name: english(key) });
const showConfirm = (search = `?token=${token}`) =>
  renderOnPage(<NewsletterConfirm />, { address: `/en/newsletter/confirm${search}` });

test('A program that opens the link of an email confirms nothing', () => {
  const calls = answerCalls({});
  showConfirm();
  expect(button('newsletter.confirm')).toBeTruthy();
  expect(calls).toHaveLength(0);
});

test('Pressing the button confirms the subscription with the secret of the link', async () => {
  const calls = answerCalls({ [confirmation]: () => ({}) });
  const { user } = showConfirm();
  await user.click(button('newsletter.confirm'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.confirmed')));
  await waitFor(() => expect(document.activeElement).toBe(status()));
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual([{ token }]);
});

test('An expired link is reported and offers another subscription', async () => {
  answerCalls({ [confirmation]: () => Response.json({ status: 410 }, { status: 410 }) });
  const { user } = showConfirm();
  await user.click(button('newsletter.confirm'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.over')));
  const again = screen.getByRole('link', { name: english('newsletter.askAgain') });
  expect(again.getAttribute('href')).toMatch(/\/newsletter$/);
});

test('If the server cannot be reached, the button stays for another press', async () => {
  answerCalls({ [confirmation]: () => Response.error() });
  const { user } = showConfirm();
  await user.click(button('newsletter.confirm'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.failed')));
  expect(button('newsletter.confirm')).toBeTruthy();
});

test('Without a secret the page explains where the link is and offers no button', () => {
  answerCalls({});
  renderOnPage(<NewsletterUnsubscribe />, { address: '/en/newsletter/unsubscribe' });
  expect(status().textContent).toBe(english('newsletter.missing'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('Pressing the button unsubscribes the reader', async () => {
  const calls = answerCalls({ 'POST /api/newsletter/unsubscriptions': () => ({}) });
  const { user } = renderOnPage(<NewsletterUnsubscribe />, {
    address: `/en/newsletter/unsubscribe#token=${token}`,
  });
  await user.click(button('newsletter.leave'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.left')));
  expect(calls.map(({ body }) => body)).toEqual([{ token }]);
});

test('Pressing the button refuses review invitations, and an expired link offers no newsletter', async () => {
  const answers = [() => ({}), () => Response.json({ status: 410 }, { status: 410 })];
  const calls = answerCalls({ 'POST /api/products/reviews/refusals': () => answers.shift()?.() ?? {} });
  const address = `/en/reviews/unsubscribe#token=${token}`;
  const { user, unmount } = renderOnPage(<ReviewsUnsubscribe />, { address });
  expect(calls).toEqual([]);
  await user.click(button('newsletter.leave'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.refused')));
  expect(calls.map(({ body }) => body)).toEqual([{ token }]);
  unmount();
  const again = renderOnPage(<ReviewsUnsubscribe />, { address });
  await again.user.click(button('newsletter.leave'));
  await waitFor(() => expect(status().textContent).toBe(english('newsletter.refuseOver')));
  expect(screen.queryByRole('link', { name: english('newsletter.askAgain') })).toBeNull();
});

test('Pressing the button confirms the email address of an organisation, and a link that is over says who can help', async () => {
  const answers = [() => ({ confirmed: true }), () => Response.json({ status: 410 }, { status: 410 })];
  const calls = answerCalls({ 'POST /api/organizations/billing-email': () => answers.shift()?.() ?? {} });
  const address = `/en/billing-email#token=${token}`;
  const { user, unmount } = renderOnPage(<BillingEmail />, { address });
  expect(calls).toEqual([]);
  await user.click(button('billingEmail.confirm'));
  await waitFor(() => expect(status().textContent).toBe(english('billingEmail.confirmed')));
  expect(calls.map(({ body }) => body)).toEqual([{ token }]);
  unmount();
  const again = renderOnPage(<BillingEmail />, { address });
  await again.user.click(button('billingEmail.confirm'));
  await waitFor(() => expect(status().textContent).toBe(english('billingEmail.over')));
  expect(screen.queryByRole('link', { name: english('newsletter.askAgain') })).toBeNull();
});
