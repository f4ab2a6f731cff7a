import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { ReviewedTrip } from './reviewed-trip.tsx';
import { WriteReviewPage } from './write-review-page.tsx';

vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const invitation = 'POST /api/products/reviews/invitation';
const trip = {
  tourId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a30',
  tourName: 'Alfama on foot',
  normalizedUrlPath: '/tours/lisbon/alfama-on-foot-nhb299eb',
  image: null,
};
const traveller = { name: 'Mara', language: 'en', travelledOn: '2037-05-14', expiresOn: '2037-07-13' };

test('The reviewed trip is shown with its name and place, and can be opened', () => {
  renderOnPage(<ReviewedTrip trip={trip} place="Lisbon, Portugal" />);
  expect(screen.getByText('Lisbon, Portugal')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alfama on foot' }).getAttribute('href')).toBe(
    `/en${trip.normalizedUrlPath}`,
  );
});

test('The picture of the trip is decoration beside its name', () => {
  const image = { url: '/images/alfama', colour: '#5c5683' };
  renderOnPage(<ReviewedTrip trip={{ ...trip, image }} place="Lisbon" />);
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('Before hydration and while the link is checked the page reports the check, and calls the server only with a link', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const calls = answerCalls({ [invitation]: () => promise });
  const { show } = renderOnPage(<WriteReviewPage trip={trip} secret={undefined} />);
  expect(screen.getByRole('status').textContent).toBe(english('review.linkLoading'));
  expect(calls).toEqual([]);
  show(<WriteReviewPage key="hydrated" trip={trip} secret="secret" />);
  expect(screen.getByRole('status').textContent).toBe(english('review.linkLoading'));
  await act(async () => resolve({ state: 'used', productId: trip.tourId, traveller: null }));
  expect((await screen.findByText(english('review.used'))).closest('[role=status]')).toBeTruthy();
});

test.each<[Locale, string]>([
  ['en', '14 May 2037'],
  ['de', '14. Mai 2037'],
  ['zh-Hans', '2037年5月14日'],
])('The form names the day of the trip in %s', async (locale, date) => {
  answerCalls({ [invitation]: () => ({ state: 'open', productId: trip.tourId, traveller }) });
  renderOnPage(<WriteReviewPage trip={trip} secret="secret" />, { locale });
  // The query reads a space that does not break as an ordinary one.
  const lead = textsIn(locale)('review.lead', { date }).replaceAll('\u00A0', ' ');
  expect(await screen.findByText(lead)).toBeTruthy();
});

test('An open invitation without a traveller is treated as unknown', async () => {
  answerCalls({ [invitation]: () => ({ state: 'open', productId: trip.tourId, traveller: null }) });
  renderOnPage(<WriteReviewPage trip={trip} secret="secret" />);
  expect(await screen.findByText(english('review.unknown'))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('A visitor who may not write a review sees a link to the trip', async () => {
  answerCalls({ [invitation]: () => ({ state: 'used', productId: trip.tourId, traveller: null }) });
  renderOnPage(<WriteReviewPage trip={trip} secret="secret" />);
  await screen.findByText(english('review.used'));
  expect(screen.getByRole('link', { name: english('review.toTrip') }).getAttribute('href')).toBe(
    `/en${trip.normalizedUrlPath}`,
  );
});

test('If the link could not be checked, the page does not explain who may write a review', async () => {
  answerCalls({ [invitation]: () => Response.error() });
  renderOnPage(<WriteReviewPage trip={trip} secret="secret" />);
  expect(await screen.findByText(english('review.failed'))).toBeTruthy();
  expect(screen.queryByRole('heading', { name: english('review.whoTitle') })).toBeNull();
});
