import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { TabsPart } from '../kit/row-part.tsx';
import { indexAfterKey } from './tabs.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });

test('Tabs are one tab stop, and the arrow keys change the panel', async () => {
  const { user } = renderOnPage(<TabsPart />);
  tab('Upcoming').focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(tab('Earlier')));
  expect(screen.getByRole('tabpanel').textContent).toBe('Earlier: nothing yet');
  const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([tab('Earlier')]);
  expect(screen.getByRole('tabpanel', { name: 'Earlier' }).tabIndex).toBe(0);
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(tab('Organisation')));
  expect(tab('Organisation').getAttribute('aria-selected')).toBe('true');
});

test('The arrow keys move through a row and wrap at its ends', () => {
  expect(indexAfterKey('ArrowRight', 0, 3)).toBe(1);
  expect(indexAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End lead to the ends of a row', () => {
  expect(indexAfterKey('Home', 2, 3)).toBe(0);
  expect(indexAfterKey('End', 0, 3)).toBe(2);
});

test('A row leaves every other key to the browser', () => {
  expect(indexAfterKey('ArrowDown', 0, 3)).toBeUndefined();
  expect(indexAfterKey(' ', 0, 3)).toBeUndefined();
});
