import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { ErrorPage, FrameBoundary } from './errors.tsx';
import { LocalAnchor } from './frame.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageFocus } from './page-focus.tsx';

const again = () => screen.queryByRole('button', { name: english('error.again') });

test('An error page shows its status, what happened, and two ways to continue', () => {
  renderOnPage(<ErrorPage status={404} />);
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  expect(screen.getByText(english('error.not_found_hint'))).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/toursAndActivities',
  ]);
});

test.each([
  [404, false],
  [410, false],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
])(
  'A page that failed with %i offers to load again only if that may succeed: %s',
  async (status, isOffered) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { user } = renderOnPage(<ErrorPage status={status} />);
    const button = again();
    expect(button !== null).toBe(isOffered);
    if (button) await user.click(button);
    expect(reload).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  },
);

test('A status without its own text reads like an internal error', () => {
  renderOnPage(<ErrorPage status={599} />);
  expect(screen.getByText('599')).toBeTruthy();
  expect(screen.getByText(english('error.internal_hint'))).toBeTruthy();
});

test('A decorative picture that cannot load is removed', () => {
  const { container } = renderOnPage(<ErrorPage status={408} />);
  const picture = container.querySelector('img');
  act(() => void picture?.dispatchEvent(new Event('error')));
  expect(picture?.hasAttribute('src')).toBe(false);
});

test('Search engines do not index an error page', () => {
  renderOnPage(<ErrorPage status={404} />);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('If the frame itself fails, a page without any texts links to the home page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('The texts are gone');
  }
  renderOnPage(
    <FrameBoundary>
      <Broken />
    </FrameBoundary>,
  );
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

test('A lost connection is announced, and its return ends the notice', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderOnPage(<OfflineBar />);
  const notice = () => screen.getByRole('status').textContent;
  expect(notice()).toBe('');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice()).toBe(english('shell.offline'));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(notice()).toBe('');
});

function Focused() {
  return (
    <>
      <main id="content">Trips</main>
      <PageFocus />
    </>
  );
}

test('After a navigation the new page has the focus, and its title is announced', async () => {
  const { router } = renderOnPage(<Focused />, { address: '/en/tours/lisbon' });
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
  document.title = 'Trips in Rome';
  await act(() => router.navigate('/en/tours/rome'));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(screen.getByRole('status').textContent).toBe('Trips in Rome');
});

test('Another filter of the same page leaves the focus unchanged', async () => {
  const { router } = renderOnPage(<Focused />, { address: '/en/tours/lisbon' });
  await act(() => router.navigate('/en/tours/lisbon?sort=low'));
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['/faq', '/de/faq'],
  ['/en/faq', '/en/faq'],
  ['/papers/ticket.pdf', '/papers/ticket.pdf'],
  ['/oauth/begin?to=%2Fde', '/oauth/begin?to=%2Fde'],
  ['//other.example/faq', '//other.example/faq'],
  ['https://other.example', 'https://other.example'],
  ['#content', '#content'],
])('On a German page a link to %s leads to %s', (href, to) => {
  renderOnPage(<LocalAnchor href={href}>Link</LocalAnchor>, { locale: 'de' });
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
});
