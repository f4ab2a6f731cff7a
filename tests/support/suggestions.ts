import type { Page } from '@playwright/test';
import { texts } from './texts.ts';

type Language = keyof typeof texts;

/** The search box of a page, as somebody finds it who hears or sees it. */
export function searchBox(page: Page, language: Language = 'en') {
  const { find } = texts[language];
  const field = page.getByRole('combobox', { name: find.label });
  const list = page.getByRole('listbox', { name: find.label });
  return {
    field,
    list,
    options: list.getByRole('option'),
    marked: list.getByRole('option', { selected: true }),
    tours: list.getByRole('group', { name: find.tours }),
    places: list.getByRole('group', { name: find.locations }),
    searching: page.locator('.combobox-panel').getByText(find.searching, { exact: true }),
  };
}

/** What the browser asked the server for, question by question. */
export function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('query') ?? '');
  });
  return asked;
}

/** Keeps the answers to one question back until they are released. */
export async function holdAnswers(page: Page, query: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/search' && url.searchParams.get('query') === query,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** A page of cards waits for no picture where none is looked at: on a busy machine they take longer than all else. */
export async function withoutPictures(page: Page): Promise<void> {
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: nothing }));
}
