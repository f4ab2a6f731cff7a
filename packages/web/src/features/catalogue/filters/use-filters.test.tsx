import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type ListQuery, listQueryText, noFilters } from '../list/list-query.ts';
import { useEarlyChoices, useFilters } from './use-filters.ts';

const path = '/en/tours/rome';

function Filters({ loaded = noFilters, replace = false }: { loaded?: ListQuery; replace?: boolean }) {
  const { filters, change, isComing } = useFilters(loaded);
  const choose = (interest: ListQuery['interest']) => change({ ...filters, interest }, { replace });
  return (
    <>
      <p>{listQueryText(filters) || 'no filters'}</p>
      <p>{isComing ? 'coming' : 'here'}</p>
      <button type="button" onClick={() => choose(['air'])}>
        Air
      </button>
      <button type="button" onClick={() => choose(['wine'])}>
        Wine
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const lines = () => Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);

test('A selected filter is shown before its list has loaded, and is pending until then', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, show, address } = renderOnPage(<Filters />, { address: path, onNavigation: () => promise });
  expect(lines()).toEqual(['no filters', 'here']);
  await user.click(press('Air'));
  expect(lines()).toEqual(['?interest=air', 'coming']);
  await act(async () => resolve());
  await waitFor(() => expect(address()).toBe(`${path}?interest=air`));
  show(<Filters loaded={{ ...noFilters, interest: ['air'] }} />);
  expect(lines()).toEqual(['?interest=air', 'here']);
});

test('Selecting the same filters again is not pending', async () => {
  const { user } = renderOnPage(<Filters loaded={{ ...noFilters, interest: ['air'] }} />, {
    address: `${path}?interest=air`,
  });
  await user.click(press('Air'));
  expect(lines()).toEqual(['?interest=air', 'here']);
});

test('Each selection is a step in the history, unless it replaces the previous one', async () => {
  const { user, router, show, address } = renderOnPage(<Filters />, { address: path });
  await user.click(press('Air'));
  show(<Filters loaded={{ ...noFilters, interest: ['air'] }} replace />);
  await user.click(press('Wine'));
  expect(address()).toBe(`${path}?interest=wine`);
  await act(() => router.navigate(-1));
  expect(address()).toBe(path);
});

test('Going back while a selection loads discards the selection', async () => {
  const { user, router, address } = renderOnPage(<Filters />, {
    address: path,
    onNavigation: ({ search }) => (search === '?interest=air' ? new Promise(() => {}) : null),
  });
  await user.click(press('Air'));
  await act(() => router.navigate(`${path}?interest=wine`));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe(path));
  expect(lines()).toEqual(['no filters', 'here']);
});

test('Without a connection a selection changes nothing, and the list stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, address } = renderOnPage(<Filters />, { address: path });
  await user.click(press('Air'));
  expect(lines()).toEqual(['no filters', 'here']);
  expect(address()).toBe(path);
});

type EarlyProps = { ticked: readonly string[]; filters?: ListQuery; change: (next: ListQuery) => void };

/** The form of a list, whose boxes are as the visitor left them before the scripts of the page ran. */
function EarlyForm({ ticked, filters = noFilters, change }: EarlyProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, filters, change);
  return (
    <form ref={form}>
      {(['air', 'wine'] as const).map((interest) => (
        <input
          key={interest}
          ref={(box) => {
            if (box) box.checked = ticked.includes(interest);
          }}
          type="checkbox"
          aria-label={interest}
          name="interest"
          value={interest}
          defaultChecked={filters.interest.includes(interest)}
        />
      ))}
      <input aria-label="from" name="priceFrom" defaultValue="20" />
      <input aria-label="day" name="dateFrom" defaultValue="2037-05-20" />
    </form>
  );
}

test('Boxes that were ticked before hydration are applied once, but prices and days are not', () => {
  const change = vi.fn();
  const { show } = renderOnPage(<EarlyForm ticked={['air', 'wine']} change={change} />);
  show(<EarlyForm ticked={['air', 'wine']} change={change} />);
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...noFilters, interest: ['air', 'wine'] });
});

test('Boxes that match the list change nothing', () => {
  const change = vi.fn();
  renderOnPage(
    <EarlyForm ticked={['wine']} filters={{ ...noFilters, interest: ['wine'] }} change={change} />,
  );
  expect(change).not.toHaveBeenCalled();
});

test('The days of the list stay when a box was ticked before hydration', () => {
  const change = vi.fn();
  const days = { from: '2037-06-01', to: '2037-06-02', party: 2 } as NonNullable<ListQuery['days']>;
  renderOnPage(<EarlyForm ticked={['air']} filters={{ ...noFilters, days }} change={change} />);
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...noFilters, days, interest: ['air'] });
});

test('Values of the address that no box offers stay, whether or not a box was ticked before hydration', () => {
  const change = vi.fn();
  const filters: ListQuery = { ...noFilters, age: 7, place: ['atlantis'], language: ['eo'] };
  const { unmount } = renderOnPage(<EarlyForm ticked={[]} filters={filters} change={change} />);
  expect(change).not.toHaveBeenCalled();
  unmount();
  renderOnPage(<EarlyForm ticked={['air']} filters={filters} change={change} />);
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...filters, interest: ['air'] });
});

test('Values that no box offers stay in the group in which a box was ticked before hydration', () => {
  const change = vi.fn();
  const filters: ListQuery = { ...noFilters, interest: ['air', 'nature'] };
  renderOnPage(<EarlyForm ticked={['wine']} filters={filters} change={change} />);
  const [[early]] = change.mock.calls as [[ListQuery]];
  expect(early.interest.toSorted()).toEqual(['nature', 'wine']);
  expect({ ...early, interest: [] }).toEqual(noFilters);
});
