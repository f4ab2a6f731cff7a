import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testCard, testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { PageProvider, usePage } from '../../../page/use-page.ts';
import { FeaturedSection } from './featured-section.tsx';

const featured = 'GET /api/tours/featured';
const answer = (currency: 'USD' | 'EUR') => ({
  _embedded: {
    tourSummaryList: testCards(12).map((_, at) => testCard(at + 1, { currency, basePrice: 7 })),
  },
  _links: {},
});

/** A page that the server rendered with prices in euros, and a button that changes the currency. */
function Home() {
  const page = usePage();
  const [currency, setCurrency] = useState(page.currency);
  return (
    <PageProvider value={{ ...page, currency }}>
      <button type="button" onClick={() => setCurrency('USD')}>
        Dollars
      </button>
      <FeaturedSection rendered={rendered} />
    </PageProvider>
  );
}

const rendered = testCards(12);
const shown = () => renderOnPage(withLinks(<Home />));
const chooseDollars = () => fireEvent.click(screen.getByRole('button', { name: 'Dollars' }));
const prices = () =>
  Array.from(document.querySelectorAll('[data-price] strong'), ({ textContent }) => textContent ?? '');
const isDimmed = () => document.querySelector('section')?.hasAttribute('data-refreshing');

test('Prices that were rendered with the page are not requested again', () => {
  const calls = answerCalls({});
  shown();
  expect(isDimmed()).toBe(false);
  expect(calls).toEqual([]);
});

test('New prices replace old ones, which are dimmed until then', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const calls = answerCalls({ [featured]: () => promise });
  shown();
  chooseDollars();
  await waitFor(() => expect(calls.map(({ query }) => String(query))).toEqual(['currency=USD&size=12']));
  expect(isDimmed()).toBe(true);
  expect(prices()[0]).toMatch(/^€/);
  await act(async () => resolve(answer('USD')));
  await waitFor(() => expect(prices()).toEqual(Array(12).fill(expect.stringMatching(/^(US)?\$7/))));
  expect(isDimmed()).toBe(false);
});

test('If the server cannot list the featured tours, the bundled list is shown without a message', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  answerCalls({ [featured]: () => Response.error() });
  shown();
  chooseDollars();
  await waitFor(() => expect(isDimmed()).toBe(false));
  expect(logged).toHaveBeenCalledWith('failed to fetch featured tours', expect.anything());
  // The bundled list has only the currency of a first visit.
  expect(prices()).toEqual(Array(12).fill(expect.stringMatching(/^€/)));
  expect(document.body.textContent).not.toContain('Trip 1');
  expect(screen.queryByRole('alert')).toBeNull();
});
