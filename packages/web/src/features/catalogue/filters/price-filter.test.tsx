import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { bringIntoView, watchViews } from '../../../../test-support/in-view.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { PriceFilter, priceRange } from './price-filter.tsx';

watchViews();

/** The chosen upper limit in euros, as the server would convert it. */
const amountInEuros = ({ to, currency }: { to: number; currency: 'EUR' | 'USD' }) =>
  currency === 'EUR' ? to : to * 0.9;

test('A list with one price shows it, without a slider', () => {
  const bounds = { min: 39, max: 49, histogram: [3], from: null, to: null };
  renderOnPage(
    <PriceFilter bounds={bounds} chosen={undefined} format={(amount) => `€${amount}`} onChange={() => {}} />,
  );
  act(() => bringIntoView());
  expect(screen.getByText('Price here: €39')).toBeTruthy();
  expect(screen.queryAllByRole('slider')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

async function shown(chosen?: { to: number; currency: 'EUR' | 'USD' }) {
  const onChange = vi.fn();
  const histogram = [...Array<number>(18).fill(0), 4, 1];
  const bounds = { min: 10, max: 200, histogram, from: null, to: chosen ? amountInEuros(chosen) : null };
  const { user } = renderOnPage(
    <PriceFilter bounds={bounds} chosen={chosen} format={(amount) => `€${amount}`} onChange={onChange} />,
  );
  act(() => bringIntoView());
  const highest = await screen.findByRole('textbox', { name: english('filters.highest') });
  const type = async (text: string) => {
    await user.clear(highest);
    await user.type(highest, `${text}{Enter}`);
  };
  return { user, type, onChange };
}

test('A typed price becomes the upper limit', async () => {
  const { type, onChange } = await shown();
  await type('90');
  expect(onChange).toHaveBeenLastCalledWith({ to: 90, currency: 'EUR' });
});

test('The highest price as upper limit removes the filter', async () => {
  const { type, onChange } = await shown({ to: 90, currency: 'EUR' });
  await type('200');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('A handle moved by keys filters once the key is released', async () => {
  const { onChange } = await shown();
  const lowest = screen.getByRole('slider', { name: english('filters.lowest') });
  fireEvent.change(lowest, { target: { value: '11' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyUp(lowest, { key: 'ArrowRight' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 11, currency: 'EUR' });
});

test('A price limit from another currency is shown in the currency of the page', async () => {
  await shown({ to: 60, currency: 'USD' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: english('filters.highest') }).value).toBe(
    '€54',
  );
});

const bounds = { min: 9, max: 130 };

test('A handle at the end of the price range does not filter at that end', () => {
  expect(priceRange({ low: 9, high: 130 }, bounds, 'EUR')).toBeUndefined();
  expect(priceRange({ low: 9, high: 60 }, bounds, 'EUR')).toEqual({ to: 60, currency: 'EUR' });
  expect(priceRange({ low: 20, high: 130 }, bounds, 'EUR')).toEqual({ from: 20, currency: 'EUR' });
});

test('The lowest upper limit still includes the cheapest product, whose price was rounded down for the lower end', () => {
  expect(priceRange({ low: 9, high: 9 }, bounds, 'EUR')).toEqual({ to: 10, currency: 'EUR' });
});

test('Bars show how many trips cost how much, and those outside the chosen range are pale', async () => {
  await shown({ to: 185, currency: 'EUR' });
  const bars = [...document.querySelectorAll('svg.h-11 rect')].slice(-2);
  expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([44, 22]);
  expect(bars.map((bar) => bar.getAttribute('class'))).toEqual(['fill-sea', 'fill-line']);
});

test('Chinese readers see about how many yuan the chosen range is', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }) });
  const bounds = { min: 10, max: 200, histogram: [3], from: null, to: 90 };
  renderOnPage(
    <PriceFilter
      bounds={bounds}
      chosen={{ to: 90, currency: 'EUR' }}
      format={(amount) => `€${amount}`}
      onChange={() => {}}
    />,
    { locale: 'zh-Hans' },
  );
  expect(await screen.findByText('约¥80至¥720，仅供参考')).toBeTruthy();
});

test('Without an upper limit, the yuan reach as far as the prices here', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }) });
  const bounds = { min: 12, max: 205, histogram: [3], from: null, to: null };
  renderOnPage(
    <PriceFilter bounds={bounds} chosen={undefined} format={(amount) => `€${amount}`} onChange={() => {}} />,
    { locale: 'zh-Hans' },
  );
  expect(await screen.findByText('约¥96至¥1,560，仅供参考')).toBeTruthy();
  expect(screen.getByText(/€12至€195/)).toBeTruthy();
});
