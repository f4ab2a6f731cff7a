import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductTabs } from './product-tabs.tsx';

const chapter = (title: string) => ({ title, text: [`${title}, first part.`, `${title}, second part.`] });
const route = chapter('The route');
const history = chapter('The history');
const show = (...chapters: ReturnType<typeof chapter>[]) => renderOnPage(<ProductTabs chapters={chapters} />);

test('A trip without further sections shows nothing', () => {
  expect(show().container.textContent).toBe('');
});

test('A single section is shown under its own heading, without tabs', () => {
  show(route);
  expect(screen.getByRole('heading', { level: 2, name: 'The route' })).toBeTruthy();
  expect(screen.getByText('The route, second part.')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('One of several sections is open at a time, and its tab is marked', async () => {
  const { user } = show(route, history);
  expect(screen.getByRole('tablist', { name: english('features.chapters') })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'The route' }).textContent).toContain('first part');
  await user.click(screen.getByRole('tab', { name: 'The history' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('The history');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByRole('tabpanel', { name: 'The history' }).textContent).toContain('second part');
});

test('Arrow keys open the next section and move the focus to its tab', async () => {
  const { user } = show(route, history);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'The history' }));
  expect(screen.getByRole('tabpanel', { name: 'The history' })).toBeTruthy();
});

test('Without scripts every section is shown with its heading', () => {
  show(route, history);
  for (const { title, text } of [route, history]) {
    expect(document.querySelectorAll('h3.no-js')).toHaveLength(2);
    expect(document.body.textContent).toContain(title);
    expect(document.body.textContent).toContain(text[1]);
  }
});
