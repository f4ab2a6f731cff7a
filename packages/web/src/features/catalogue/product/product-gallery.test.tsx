import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductGallery } from './product-gallery.tsx';

const name = 'Alfama on foot';
const screenWidth = 1_000;

// Layout is not computed here: every strip is as wide as the screen and scrolls at once.
const scrollTo = vi.fn(function scrollAtOnce(this: Element, to: ScrollToOptions) {
  this.scrollLeft = to.left ?? 0;
});
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => screenWidth });
  Object.defineProperty(HTMLElement.prototype, 'scrollTo', { configurable: true, value: scrollTo });
});

const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `/images/alfama-${at + 1}`, colour: '#5c5683' }));
const show = (count: number) => renderOnPage(<ProductGallery name={name} images={picturesOf(count)} />);
const tile = (number: number, count: number) =>
  screen.getByRole('link', { name: english('gallery.open', { number, count }) });

const dialog = () => screen.getByRole('dialog', { name: english('gallery.label', { name }) });
const inside = () => within(dialog());
const press = (key: Parameters<typeof english>[0]) => inside().getByRole('button', { name: english(key) });
const strip = () => inside().getByRole('group', { name: english('gallery.label', { name }) });

const viewerIsOpen = () => screen.findByRole('dialog', { name: english('gallery.label', { name }) });

/** Opens the viewer of `count` pictures at one of them; pictures are counted from 1. */
async function openedAt(number: number, count: number) {
  const view = show(count);
  await view.user.click(tile(number, count));
  await viewerIsOpen();
  const isAt = (place: number) =>
    expect(inside().getByRole('status').textContent).toContain(
      english('gallery.alt', { name, number: place, count }),
    );
  return { ...view, isAt };
}

/** Swipes until the strip stops at a picture. */
function swipeTo(number: number): void {
  fireEvent.pointerDown(strip());
  restAt(number);
}

function restAt(number: number): void {
  strip().scrollLeft = (number - 1) * screenWidth;
  act(() => void strip().dispatchEvent(new Event('scrollend', { bubbles: true })));
}

test('A trip without pictures has no gallery', () => {
  expect(show(0).container.textContent).toBe('');
});

test('A link before several pictures skips them to the heading of the trip; a single picture has none', () => {
  const { unmount, container } = show(5);
  const skip = screen.getByRole('link', { name: english('gallery.skip') });
  expect(skip.getAttribute('href')).toBe('#trip');
  expect(container.querySelector('a')).toBe(skip);
  unmount();
  show(1);
  expect(screen.queryByRole('link', { name: english('gallery.skip') })).toBeNull();
});

test('A single picture opens without the buttons for other pictures', async () => {
  const { user } = show(1);
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(tile(1, 1));
  await viewerIsOpen();
  expect(inside().queryByRole('button', { name: english('gallery.next') })).toBeNull();
});

test('Each picture is a link to its file, so that it opens without scripts', () => {
  show(3);
  expect(tile(2, 3).getAttribute('href')).toMatch(/^\/images\/alfama-2/);
});

test('A picture that is pressed with a key for a new tab is left to the browser', () => {
  show(3);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const click = createEvent.click(tile(2, 3), { [key]: true });
    fireEvent(tile(2, 3), click);
    expect(click.defaultPrevented).toBe(false);
  }
  expect(screen.queryByRole('status')).toBeNull();
});

test('A pressed picture opens large, and its number is announced', async () => {
  const { isAt } = await openedAt(3, 5);
  isAt(3);
  expect(strip().scrollLeft).toBe(2 * screenWidth);
  await waitFor(() => expect(document.activeElement).toBe(strip()));
});

test('The button for all pictures opens the first one', async () => {
  const { user } = show(7);
  await user.click(screen.getByRole('button', { name: english('gallery.all', { count: 7 }) }));
  await viewerIsOpen();
  expect(inside().getByRole('status').textContent).toContain(
    english('gallery.position', { number: 1, count: 7 }),
  );
});

test('Only the shown picture can be read and focused', async () => {
  await openedAt(2, 3);
  const slides = [...document.querySelectorAll<HTMLElement>('.gallery-slide')];
  expect(slides.map((slide) => slide.inert)).toEqual([true, false, true]);
});

test('Arrow keys change the picture and stop at the ends, and Home and End lead to the ends', async () => {
  const { user, isAt } = await openedAt(2, 3);
  await user.keyboard('{ArrowRight}');
  isAt(3);
  await user.keyboard('{ArrowRight}');
  isAt(3);
  await user.keyboard('{Home}');
  isAt(1);
  await user.keyboard('{ArrowLeft}');
  isAt(1);
  await user.keyboard('{End}');
  isAt(3);
});

test('The buttons change the picture, and the one at its end stays but does nothing', async () => {
  const { user, isAt } = await openedAt(2, 3);
  await user.click(press('gallery.next'));
  isAt(3);
  expect(press('gallery.next').getAttribute('aria-disabled')).toBe('true');
  await user.click(press('gallery.next'));
  isAt(3);
  await user.click(press('gallery.previous'));
  isAt(2);
  expect(press('gallery.next').getAttribute('aria-disabled')).toBe('false');
});

test('A swipe shows the picture at which the strip stops', async () => {
  const { isAt } = await openedAt(1, 3);
  swipeTo(3);
  isAt(3);
});

test('A picture that is passed on the way to another one is not shown', async () => {
  // Opening the viewer and the key End scroll smoothly: the strip has not moved yet when they return.
  scrollTo.mockImplementationOnce(() => {}).mockImplementationOnce(() => {});
  const { user, isAt } = await openedAt(1, 4);
  await user.keyboard('{End}');
  restAt(2);
  isAt(4);
  restAt(4);
  isAt(4);
  swipeTo(2);
  isAt(2);
});

test('A button enlarges a picture, and the same button reduces it again', async () => {
  const { user } = await openedAt(1, 3);
  await user.click(press('gallery.zoomIn'));
  const frame = inside().getByRole('group', { name: english('gallery.alt', { name, number: 1, count: 3 }) });
  await waitFor(() => expect(document.activeElement).toBe(frame));
  await user.click(press('gallery.zoomOut'));
  expect(press('gallery.zoomIn')).toBeTruthy();
  expect(frame.getAttribute('role')).toBeNull();
});

test('Keys make a picture larger and smaller; arrow keys then scroll it instead of turning', async () => {
  const { user, isAt } = await openedAt(1, 3);
  await user.keyboard('+');
  await user.keyboard('{ArrowRight}');
  isAt(1);
  await user.keyboard('-{ArrowRight}');
  isAt(2);
});

test('A double click makes a picture larger', async () => {
  const { user } = await openedAt(1, 2);
  await user.dblClick(
    inside().getByRole('img', { name: english('gallery.alt', { name, number: 1, count: 2 }) }),
  );
  expect(press('gallery.zoomOut')).toBeTruthy();
});

test('The next picture fits the screen, even if the one before was larger', async () => {
  const { user, isAt } = await openedAt(1, 3);
  await user.click(press('gallery.zoomIn'));
  await user.click(press('gallery.next'));
  isAt(2);
  expect(press('gallery.zoomIn')).toBeTruthy();
});

test('A strip that scrolls while a picture is enlarged changes nothing', async () => {
  const { user, isAt } = await openedAt(1, 3);
  await user.keyboard('+');
  swipeTo(3);
  isAt(1);
});

test('A closed viewer shows nothing, and opens again at the next pressed picture', async () => {
  const { user, isAt } = await openedAt(3, 3);
  await user.keyboard('+');
  await user.click(press('gallery.close'));
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
  await user.click(tile(2, 3));
  isAt(2);
  expect(press('gallery.zoomIn')).toBeTruthy();
});
