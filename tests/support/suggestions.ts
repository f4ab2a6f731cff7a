import type { Page } from '@playwright/test';
import { texts } from './texts.ts';

type Language = keyof typeof texts;

/** The parts of a page's search box, found as a user finds them. */
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

/** Queries that the browser sends to the server, in order. */
export function recordSearchQueries(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') requests.push(searchParams.get('query') ?? '');
  });
  return requests;
}

/**
 * Replaces all pictures, for tests that do not check them. On a busy machine pictures take longer than
 * anything else.
 */
export async function replacePictures(page: Page): Promise<void> {
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: nothing }));
}
