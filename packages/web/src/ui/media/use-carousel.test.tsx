import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { carouselPosition, carouselStep, useCarousel } from './use-carousel.ts';

function Row() {
  const { wiring, move } = useCarousel();
  return (
    <>
      <div {...wiring} data-testid="strip">
        <ul>
          <li>One</li>
          <li>Two</li>
          <li>Three</li>
        </ul>
      </div>
      <button type="button" onClick={() => move(1)}>
        Next
      </button>
    </>
  );
}

test('A press before the browser has measured the row moves it, and a second press counts from the target of the first', async () => {
  // Layout is not computed here, so the row does not know its size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  render(<Row />);
  const scrollTo = vi.spyOn(screen.getByTestId('strip'), 'scrollTo').mockImplementation(() => {});
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 100 });
  await userEvent.click(next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 200 });
});

test('A press counts from where the row stands, even if the end of an earlier movement is reported late', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  render(<Row />);
  const strip = screen.getByTestId('strip');
  // As for a reader who prefers reduced motion: the row jumps, and the browser reports it with the next picture.
  const scrollTo = vi.spyOn(strip, 'scrollTo').mockImplementation((options) => {
    strip.scrollLeft = (options as ScrollToOptions).left ?? 0;
  });
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  fireEvent(strip, new Event('scrollend'));
  await userEvent.click(next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 200 });
});

// Six items of 280 with gaps of 10: 1730 in all.
const strip = { itemWidth: 280, gap: 10, scrollLeft: 0, width: 850, contentWidth: 1730 };

test('A carousel moves by the width of one item plus the gap', () => {
  expect(carouselStep({ itemWidth: 280, gap: 10 })).toBe(290);
});

test('A carousel has as many stops as it takes to bring its last item into view', () => {
  expect(carouselPosition(strip)).toEqual({ index: 0, stops: 5 });
  expect(carouselPosition({ ...strip, width: 280 })).toEqual({ index: 0, stops: 6 });
  expect(carouselPosition({ ...strip, width: 860 }).stops).toBe(4);
});

test('The last stop is reached at the end of the strip, even between two steps', () => {
  expect(carouselPosition({ ...strip, scrollLeft: 870 }).index).toBe(3);
  expect(carouselPosition({ ...strip, scrollLeft: 880 }).index).toBe(4);
  expect(carouselPosition({ ...strip, scrollLeft: 879.4 }).index).toBe(4);
});

test('A strip that fits has one stop', () => {
  expect(carouselPosition({ ...strip, width: 1730 })).toEqual({ index: 0, stops: 1 });
  expect(carouselPosition({ ...strip, width: 1729.5 })).toEqual({ index: 0, stops: 1 });
  expect(carouselPosition({ ...strip, itemWidth: 0, gap: 0 })).toEqual({ index: 0, stops: 1 });
});
