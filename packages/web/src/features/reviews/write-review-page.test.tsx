import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { WriteReviewPage } from './write-review-page.tsx';

vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const invitation = 'POST /api/products/reviews/invitation';
const write = 'POST /api/products/reviews';
const secret = 'A'.repeat(43);
const trip = {
  tourId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a30',
  tourName: 'Alfama on foot',
  normalizedUrlPath: '/tours/lisbon/alfama-on-foot-nhb299eb',
  image: null,
};
const traveller = {
  name: 'Mara Lind',
  language: 'en',
  travelledOn: '2037-05-14',
  expiresOn: '2037-07-13',
};
const open = { state: 'open', productId: trip.tourId, traveller };
const refusal = (status: number) => () => Response.json({ status, message: 'no' }, { status });

/** The page that a link in an email leads to. */
function openReviewPage(answers: Parameters<typeof answerCalls>[0] = {}, link: string | null = secret) {
  const calls = answerCalls({ [invitation]: () => open, ...answers });
  return { calls, ...renderOnPage(<WriteReviewPage trip={trip} secret={link} />) };
}

const send = () => screen.getByRole('button', { name: english('review.send') });
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: english('review.text') });
const stars = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} star`) });
const summary = () => screen.queryByRole('group', { name: english('form.summary') });

test('Without a link the page explains who can review and how reviews are checked, and does not call the server', () => {
  const { calls } = openReviewPage({}, null);
  expect(screen.getByRole('heading', { name: english('review.whoTitle') })).toBeTruthy();
  const more = screen.getByRole('link', { name: english('review.whyMore') });
  expect(more.getAttribute('href')).toMatch(/\/termsOfUse$/);
  expect(calls).toHaveLength(0);
});

test.each([
  ['an unknown link', refusal(410), 'review.unknown'],
  ['the link of another trip', () => ({ ...open, productId: 'another' }), 'review.unknown'],
  ['a used link', () => ({ ...open, state: 'used', traveller: null }), 'review.used'],
  ['a link that has expired', () => ({ ...open, state: 'expired', traveller: null }), 'review.expired'],
] as const)('The page of %s explains it and shows no form', async (_, answer, key) => {
  openReviewPage({ [invitation]: answer });
  expect(await screen.findByText(english(key))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('A link that could not be checked can be checked again', async () => {
  let isReached = false;
  const { user } = openReviewPage({ [invitation]: () => (isReached ? open : Response.error()) });
  expect(await screen.findByText(english('review.failed'))).toBeTruthy();
  isReached = true;
  await user.click(screen.getByRole('button', { name: english('review.tryAgain') }));
  expect(await text()).toBeTruthy();
});

test('Errors have the focus and link to their fields, the arrow keys choose stars, and Enter sends the review', async () => {
  const { user, calls } = openReviewPage({ [write]: () => ({ data: { id: 'id', status: 'pending' } }) });
  await user.type(await text(), 'My card is 4242 4242 4242 4242');
  await user.click(send());
  const summaryLinks = within(summary() as HTMLElement).getAllByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(summaryLinks.map(({ textContent }) => textContent)).toEqual([
    english('review.ratingMissing'),
    english('form.cardNumber'),
  ]);
  expect(calls.some(({ name }) => name === write)).toBe(false);
  expect(summaryLinks[0]?.getAttribute('href')).toBe(`#${stars(1).id}`);

  act(() => stars(1).focus());
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(stars(3).checked).toBe(true);
  expect(screen.getByText(english('review.star3'))).toBeTruthy();
  await user.clear(await text());
  await user.type(await text(), 'Fine.');
  expect(summary()).toBeNull();
  const author = screen.getByRole<HTMLInputElement>('textbox', { name: english('review.author') });
  expect(author.value).toBe('Mara');
  await user.type(author, '{Enter}');
  const title = await screen.findByRole('heading', { name: english('review.sentTitle') });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(calls.filter(({ name }) => name === write).map(({ body }) => body)).toMatchObject([
    { data: { invitation: secret, rating: 3, text: 'Fine.', author: 'Mara', language: 'en' } },
  ]);
});

test('A review that could not be sent stays in the form, and sending again sends the same review', async () => {
  const answers = [() => Response.error(), refusal(429), refusal(410)];
  const { user, calls } = openReviewPage({ [write]: () => answers.shift()?.() });
  await user.click(await screen.findByRole('radio', { name: /^5 stars/ }));
  await user.type(await text(), 'Lovely.');
  for (const key of ['form.failed', 'form.tooFast', 'review.goneMeanwhile'] as const) {
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english(key)));
  }
  expect((await text()).value).toBe('Lovely.');
  const ids = calls
    .filter(({ name }) => name === write)
    .map(({ body }) => (body as { data: { id: string } }).data.id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('A draft is restored after the page was closed', async () => {
  const first = openReviewPage();
  await first.user.type(await text(), 'Quiet.');
  await first.user.click(stars(4));
  first.unmount();
  openReviewPage();
  expect((await text()).value).toBe('Quiet.');
  expect(stars(4).checked).toBe(true);
});
