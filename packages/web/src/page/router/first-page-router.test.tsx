import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  UNSAFE_createRouter as createRouter,
  type DataRouteObject,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  Outlet,
  RouterProvider,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFirstPageRouter } from './first-page-router.ts';
import type { BrowserHistory } from './page-in-window.ts';

const onMount = vi.fn();

function Frame() {
  const { state, location } = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => void onMount(), []);
  return (
    <>
      <p aria-busy={revalidation === 'loading'} role="status">
        {state === 'idle' ? 'Ready' : `On the way to ${location?.pathname}`}
      </p>
      <button type="button" onClick={() => void navigate('/press?page=2')}>
        Press
      </button>
      <button
        type="button"
        onClick={() => void navigate({ search: '?adult=2' }, { replace: true, preventScrollReset: true })}
      >
        Two adults
      </button>
      <button type="button" onClick={() => void navigate('/en?type=boat', { preventScrollReset: true })}>
        Boats
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Read again
      </button>
      <Outlet />
    </>
  );
}

function Screen() {
  return <h1>{useLoaderData<string>()}</h1>;
}

let reading = 0;

const screenAt = (path: string, title: string): DataRouteObject => ({
  id: path,
  path,
  element: <Screen />,
  loader: () => `${title}, read ${++reading} times`,
});
const home = screenAt('/en', 'Home');
const press = screenAt('/press', 'Press');
const routesWith = (...children: DataRouteObject[]) => [
  { id: 'root', path: '', element: <Frame />, children },
];

/** A page at `/en`, whose full router arrives when the test says so. */
function showPage() {
  window.history.replaceState(null, '', '/en');
  onMount.mockClear();
  reading = 0;
  let arrive: (isThere: boolean) => void = () => {};
  const loadFullRouter = vi.fn(async (history: BrowserHistory, loaderData: object) => {
    const isThere = await new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    const routes = routesWith(home, press);
    const router = createRouter({ history, routes, hydrationData: { loaderData }, mapRouteProperties });
    onTestFinished(() => router.dispose());
    return router;
  });
  const first = createFirstPageRouter({
    routes: routesWith(home),
    loaderData: { '/en': 'Home, as sent' },
    loadFullRouter,
    window,
  });
  if (!first) throw new Error('The page has another address');
  render(<RouterProvider router={first.router as DataRouter} />);
  return { ...first, loadFullRouter, arrive: (isThere = true) => act(async () => arrive(isThere)) };
}

const pressButton = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('A page is shown without the full router, which takes over without drawing anything again', async () => {
  const { router, load, loadFullRouter, arrive } = showPage();
  expect(screen.getByRole('heading').textContent).toBe('Home, as sent');
  expect(loadFullRouter).not.toHaveBeenCalled();
  const heading = screen.getByRole('heading');
  void load();
  await arrive();
  expect(router.state.location.pathname).toBe('/en');
  expect(screen.getByRole('heading')).toBe(heading);
  expect(heading.textContent).toBe('Home, as sent');
  expect(onMount).toHaveBeenCalledTimes(1);
});

test('A press before the full router is there shows progress and is followed when it has arrived', async () => {
  const { loadFullRouter, arrive } = showPage();
  await pressButton('Press');
  expect(screen.getByRole('status').textContent).toBe('On the way to /press');
  expect(window.location.pathname).toBe('/en');
  await arrive();
  expect((await screen.findByText('Press, read 1 times')).tagName).toBe('H1');
  expect(window.location.pathname + window.location.search).toBe('/press?page=2');
  expect(screen.getByRole('status').textContent).toBe('Ready');
  expect(onMount).toHaveBeenCalledTimes(1);
  expect(loadFullRouter).toHaveBeenCalledTimes(1);
});

test('A choice that the address repeats waits without progress, and keeps its page', async () => {
  const { arrive } = showPage();
  await pressButton('Two adults');
  expect(screen.getByRole('status').textContent).toBe('Ready');
  await arrive();
  await screen.findByText('Home, read 1 times');
  expect(window.location.pathname + window.location.search).toBe('/en?adult=2');
});

test('Data is read again by the full router', async () => {
  const { arrive } = showPage();
  await pressButton('Read again');
  await arrive();
  expect((await screen.findByText('Home, read 1 times')).tagName).toBe('H1');
});

test('A visitor who goes back while the full router loads is led to the page of the new address', async () => {
  const { arrive } = showPage();
  window.history.replaceState(null, '', '/press');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await arrive();
  expect((await screen.findByText('Press, read 1 times')).tagName).toBe('H1');
});

test('If the full router cannot be loaded, a link loads its page as a document, and the next press tries again', async () => {
  const { loadFullRouter, arrive } = showPage();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await pressButton('Press');
  await arrive(false);
  expect(assign.mock.calls).toEqual([['/press?page=2']]);
  expect(screen.getByRole('status').textContent).toBe('Ready');
  await pressButton('Boats');
  await arrive(false);
  expect(assign.mock.calls.slice(1)).toEqual([['/en?type=boat']]);
  expect(loadFullRouter).toHaveBeenCalledTimes(2);
});

test('If the full router cannot be loaded, a choice that the address repeats stands in the address', async () => {
  const { arrive } = showPage();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await pressButton('Two adults');
  await arrive(false);
  expect(window.location.pathname + window.location.search).toBe('/en?adult=2');
  expect(assign).not.toHaveBeenCalled();
});

test('If the full router cannot be loaded, data is read again by loading the page, unless there is no connection', async () => {
  const { arrive } = showPage();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await pressButton('Read again');
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  await arrive(false);
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false');
  expect(reload).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await pressButton('Read again');
  await arrive(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['/en#reviews', 0],
  ['/press', 1],
])('If the full router cannot be loaded, going to %s loads documents: %i', async (address, reloads) => {
  const { arrive } = showPage();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await arrive(false);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('Positions of scrolled pages reach the full router, whether they are registered before or after it', async () => {
  const { router, load, arrive } = showPage();
  const end = router.enableScrollRestoration({}, () => 120);
  void load();
  await arrive();
  const positions: Record<string, number> = {};
  end();
  router.enableScrollRestoration(positions, () => 240);
  await pressButton('Press');
  await screen.findByText('Press, read 1 times');
  expect(Object.values(positions)).toEqual([240]);
});

test('At an address that is not that of the rendered screen, the full router must decide', () => {
  window.history.replaceState(null, '', '/elsewhere');
  const input = { routes: routesWith(home), loaderData: {}, loadFullRouter: vi.fn(), window };
  expect(createFirstPageRouter(input)).toBeUndefined();
});
