import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testList } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import type { ListQuery } from '../list/list-query.ts';
import { FilterOpener } from './filter-opener.tsx';

type FilterOpenerInput = {
  readonly total?: number;
  readonly filters?: Partial<ListQuery>;
  readonly kind?: ProductType;
  readonly isComing?: boolean;
};

function show({ total = 5, filters = {}, kind, isComing = false }: FilterOpenerInput = {}) {
  const onChange = vi.fn();
  const list = testList({ total, filters });
  const view = renderOnPage(
    <FilterOpener
      list={list}
      filters={list.filters}
      hasKinds={kind === undefined}
      target="filters-side"
      kind={kind}
      isComing={isComing}
      onChange={onChange}
    />,
  );
  return { ...view, onChange, before: list.filters };
}

const opener = (count = 0) =>
  screen.getByRole('button', {
    name: count === 0 ? english('filters.title') : english('filters.some', { count }),
  });
const sheet = async () => within(await screen.findByRole('dialog', { name: english('filters.title') }));
const showButton = (count: number, kind: ProductType | 'all' = 'all') =>
  english('filters.show', { kind, count });

async function opened(options: FilterOpenerInput = {}, chosen = 0) {
  const view = show(options);
  await view.user.click(opener(chosen));
  const inside = await sheet();
  await inside.findByRole('heading', { name: english('filters.title') });
  return { ...view, inside };
}

test('The button shows how many filters are selected, without the sorting', () => {
  const { unmount } = show({ filters: { sort: 'low' } });
  expect(opener()).toBeTruthy();
  unmount();
  show({ filters: { interest: ['air', 'wine'], instant: true } });
  expect(opener(3)).toBeTruthy();
});

test('Without scripts the button is a link to the filters of the page', () => {
  const { container } = show();
  expect(container.querySelector('a.no-js')?.getAttribute('href')).toBe('#filters-side');
});

test('The sheet shows all filters, and how many trips of the type match them', async () => {
  const { inside } = await opened({ kind: 'tours', total: 12 });
  expect(inside.getByRole('group', { name: english('filters.interest') })).toBeTruthy();
  const button = inside.getByRole('button', { name: showButton(12, 'tours') });
  expect(button.querySelector('[aria-live=polite]')?.textContent).toBe(showButton(12, 'tours'));
});

test('Of several changes in one opening of the sheet only the first adds a step to the history', async () => {
  const { user, inside, onChange } = await opened();
  for (const name of [/^air/, /^bike/, /^culture/]) await user.click(inside.getByRole('checkbox', { name }));
  expect(onChange.mock.calls.map(([, how]) => how)).toEqual([
    { replace: false },
    { replace: true },
    { replace: true },
  ]);
});

test('A sheet that is opened again adds a new step to the history', async () => {
  const { user, inside, onChange } = await opened();
  await user.click(inside.getByRole('checkbox', { name: /^air/ }));
  await user.click(inside.getByRole('button', { name: english('shell.close') }));
  await user.click(opener());
  await user.click((await sheet()).getByRole('checkbox', { name: /^bike/ }));
  expect(onChange.mock.calls.map(([, how]) => how)).toEqual([{ replace: false }, { replace: false }]);
});

test('All filters are cleared at once, and the sheet stays open', async () => {
  const { user, inside, onChange } = await opened({ filters: { interest: ['air'], sort: 'low' } }, 1);
  await user.click(inside.getByRole('button', { name: english('filters.clear') }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ interest: [], sort: 'low' }),
    expect.anything(),
  );
  expect(inside.getByRole('heading', { name: english('filters.title') })).toBeTruthy();
});

test('Without selected filters the clear button stays but does nothing', async () => {
  const { user, inside, onChange } = await opened();
  const clear = inside.getByRole('button', { name: english('filters.clear') });
  expect(clear.getAttribute('aria-disabled')).toBe('true');
  await user.click(clear);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['show', 'close'] as const)('The button to %s closes the sheet', async (which) => {
  const { user, inside } = await opened({ total: 5 });
  const name = which === 'show' ? showButton(5) : english('shell.close');
  await user.click(inside.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
  expect(screen.queryByRole('heading', { name: english('filters.title') })).toBeNull();
});

test('The sheet is added to the page only after it is opened', () => {
  show();
  expect(document.querySelector('dialog')).toBeNull();
});
