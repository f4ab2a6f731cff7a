import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { Menu } from './menu.tsx';

const fetched = vi.hoisted(() => ({ fails: false }));
vi.mock('./menu-panel.tsx', async (original) => {
  const panel = await original<typeof import('./menu-panel.tsx')>();
  return {
    get default() {
      if (fetched.fails) throw new TypeError('Failed to fetch dynamically imported module');
      return panel.default;
    },
  };
});

beforeEach(() => {
  fetched.fails = false;
  window.history.replaceState(null, '', '/en');
});

const opener = () => screen.getByRole('button', { name: english('shell.menu') });
const menu = () => screen.queryByRole('dialog', { name: english('shell.menu') });

test('An entry of the menu leads to its page and closes the menu', async () => {
  const { user, address } = renderOnPage(withLinks(<Menu />));
  await user.click(opener());
  await user.click(await screen.findByRole('link', { name: english('shell.press') }));
  await waitFor(() => expect(address()).toBe('/en/press'));
  expect(menu()).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('The menu starts with what travellers look for, and the company follows', async () => {
  const { user } = renderOnPage(withLinks(<Menu />));
  await user.click(opener());
  const panel = await screen.findByRole('dialog', { name: english('shell.menu') });
  const main = within(panel).getByRole('navigation', { name: english('shell.mainNavigation') });
  expect(
    within(main)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(
    (['home', 'trips', 'hotels', 'places', 'interests', 'ports'] as const).map((key) =>
      english(`shell.${key}`),
    ),
  );
  const company = within(panel).getByRole('navigation', { name: english('shell.company') });
  expect(
    within(company)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(
    (['aboutUs', 'contactUs', 'faq', 'newsletter', 'press'] as const).map((key) => english(`shell.${key}`)),
  );
});

test('A menu that fails to load shows the page’s footer instead, and is loaded again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const scrolled = vi.fn();
  const foot = document.createElement('footer');
  foot.id = 'site-footer';
  foot.scrollIntoView = scrolled;
  document.body.append(foot);
  fetched.fails = true;
  const { user } = renderOnPage(withLinks(<Menu />));
  await user.click(opener());
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(menu()).toBeNull();
  fetched.fails = false;
  await user.click(opener());
  expect(await screen.findByRole('dialog', { name: english('shell.menu') })).toBeTruthy();
  foot.remove();
});
