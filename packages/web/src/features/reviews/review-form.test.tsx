import { REVIEW_LENGTHS } from '@ashore/core/contract/values/review.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { ReviewForm } from './review-form.tsx';
import type { InvitedTraveller } from './use-invitation.ts';

const write = 'POST /api/products/reviews';
const trip = {
  tourId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a30',
  tourName: 'Alfama on foot',
  normalizedUrlPath: '/tours/lisbon/alfama-on-foot-nhb299eb',
  image: null,
};
const mara: InvitedTraveller = {
  name: 'Mara Lind',
  language: 'en',
  travelledOn: '2037-05-14',
  expiresOn: '2037-07-13',
};
const operator = { email: 'hello@ashore.example' };
const site = { publicUrl: 'https://ashore.example', environment: 'integration', operator } as const;
const arrived = () => ({ data: { id: 'id', status: 'pending' } });
const refused = (status: number, field?: string) => () => Response.json({ status, field }, { status });

type ReviewAnswer = () => object;

/** The form with these answers to its attempts, one after the other. */
function show(answers: readonly ReviewAnswer[] = [arrived], traveller: Partial<InvitedTraveller> = {}) {
  const waiting = [...answers];
  const calls = answerCalls({ [write]: () => waiting.shift()?.() });
  const view = renderOnPage(
    <ReviewForm trip={trip} secret={'A'.repeat(43)} traveller={{ ...mara, ...traveller }} />,
    { page: { site: { ...site, analyticsTag: undefined } } },
  );
  const sentReviews = () => calls.map(({ body }) => (body as { data: Record<string, unknown> }).data);
  return { ...view, sentReviews };
}

const field = (key: 'text' | 'author') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: english(`review.${key}`) });
const language = () => screen.getByRole<HTMLSelectElement>('combobox', { name: english('review.language') });
const stars = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} star`) });
const send = () => fireEvent.click(screen.getByRole('button', { name: english('review.send') }));
const problems = () =>
  within(screen.getByRole('group', { name: english('form.summary') }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

function fillIn(text = 'Lovely.') {
  fireEvent.click(stars(5));
  fireEvent.change(field('text'), { target: { value: text } });
}

test('The first name and the language of the traveller are suggested', () => {
  show([], { name: 'Dr. Mara Lind', language: 'de' });
  expect(field('author').value).toBe('Mara');
  expect(language().value).toBe('de');
});

test('If the first part of a name is a family name, no first name is suggested and the traveller types one', () => {
  show([], { name: '王伟', language: 'zh-Hans' });
  fillIn();
  send();
  expect(problems()).toEqual([english('review.authorMissing')]);
});

test('Every language is named in itself, and the text field states its language', async () => {
  const { user } = show();
  expect(
    within(language())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Deutsch', '简体中文']);
  await user.selectOptions(language(), 'zh-Hans');
  expect(field('text').getAttribute('lang')).toBe('zh-Hans');
});

test('The length of the text is counted against the limit', () => {
  show();
  fireEvent.change(field('text'), { target: { value: '  Lovely.  ' } });
  expect(screen.getByText(english('review.length', { length: 7, most: REVIEW_LENGTHS.text }))).toBeTruthy();
});

test('Pointing at a star with a mouse shows its word, without choosing it', async () => {
  const { user } = show();
  fireEvent.click(stars(2));
  expect(screen.getByText(english('review.star2'))).toBeTruthy();
  await user.hover(stars(4).closest('label') as HTMLElement);
  expect(screen.getByText(english('review.star4'))).toBeTruthy();
  expect(stars(2).checked).toBe(true);
  await user.unhover(stars(4).closest('label') as HTMLElement);
  await waitFor(() => expect(screen.queryByText(english('review.star4'))).toBeNull());
});

test('The error summary leads to the star that the Tab key reaches', () => {
  show();
  fireEvent.change(field('text'), { target: { value: 'Lovely.' } });
  send();
  fireEvent.click(screen.getByRole('link', { name: english('review.ratingMissing') }));
  expect(document.activeElement).toBe(stars(1));
});

test('An invalid value is reported beside its field too', () => {
  show();
  send();
  expect(field('text').getAttribute('aria-invalid')).toBe('true');
  const described = (field('text').getAttribute('aria-describedby') ?? '').split(' ');
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain(english('review.textMissing'));
});

test('After a review was sent, the page thanks the traveller and links to the trip', async () => {
  const { sentReviews } = show();
  fillIn();
  send();
  const thanks = await screen.findByRole('heading', { name: english('review.sentTitle') });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(screen.getByRole('link', { name: english('review.toTrip') }).getAttribute('href')).toBe(
    `/en${trip.normalizedUrlPath}`,
  );
  expect(sentReviews()).toMatchObject([
    { invitation: 'A'.repeat(43), rating: 5, text: 'Lovely.', author: 'Mara', language: 'en', trap: '' },
  ]);
});

test('After a review was sent, no draft is left', async () => {
  const { unmount } = show();
  fillIn();
  send();
  await screen.findByRole('heading', { name: english('review.sentTitle') });
  unmount();
  show();
  expect(field('text').value).toBe('');
});

test('A second press while the review is being sent sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { sentReviews } = show([() => promise]);
  fillIn();
  send();
  const busy = await screen.findByRole('button', { name: english('form.sending') });
  fireEvent.click(busy);
  fireEvent.submit(screen.getByRole('form', { name: english('review.here') }));
  resolve(arrived());
  await screen.findByRole('heading', { name: english('review.sentTitle') });
  expect(sentReviews()).toHaveLength(1);
});

test.each([
  [422, 'data.text', 'form.cardNumber'],
  [400, 'data.author', 'form.notAccepted'],
] as const)('A refusal by the server with %s is reported at its field', async (status, name, reason) => {
  show([refused(status, name)]);
  fillIn();
  send();
  await waitFor(() => expect(problems()).toEqual([english(reason)]));
  expect(field(name === 'data.text' ? 'text' : 'author').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('A refusal without a field names an email address for help', async () => {
  show([refused(400, 'somethingElse')]);
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.failed')));
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
    'mailto:hello@ashore.example',
  );
});

test('The error of a failed submission disappears with the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  show([refused(503), () => promise]);
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  resolve(arrived());
  await screen.findByRole('heading', { name: english('review.sentTitle') });
});

test('A review that was changed after a failed submission is sent with another ID', async () => {
  const { sentReviews } = show([refused(503), arrived]);
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  fireEvent.change(field('text'), { target: { value: 'Lovely, and quiet.' } });
  send();
  await screen.findByRole('heading', { name: english('review.sentTitle') });
  expect(new Set(sentReviews().map(({ id }) => id)).size).toBe(2);
});

test.each<Locale>(['en', 'de', 'zh-Hans'])('Screen readers hear the words for stars in %s', (locale) => {
  const t = textsIn(locale);
  renderOnPage(<ReviewForm trip={trip} secret="secret" traveller={mara} />, { locale });
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual(
    ([1, 2, 3, 4, 5] as const).map((count) =>
      t('review.starNamed', { stars: count, word: t(`review.star${count}`) }),
    ),
  );
});
