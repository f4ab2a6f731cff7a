import { screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { variant } from '#variant/variant.ts';
import { english } from '../../test-support/english.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { withLinks } from '../../test-support/with-links.tsx';
import { type PageContext, pageContext } from '../page/page-context.ts';
import Home, { loader } from './home.tsx';

const line = {
  ...{ name: 'Bluebird', cruiseLineUuid: 'line-1', shipCount: 2 },
  ...{ funnelColour: '#111111', accentColour: '#222222' },
};
const lines = vi.fn();

beforeEach(() => {
  lines.mockResolvedValue({ _embedded: { cruiseLineList: [line] } });
});

/** The home of a variant with this search and nothing below the headline. */
async function homeWith(search: typeof variant.home.search) {
  vi.stubEnv('HOME_HAS_PICKER', search === 'picker' ? 'true' : '');
  vi.spyOn(variant, 'home', 'get').mockReturnValue({ hero: 'words', search, sections: ['hero'] });
  const context = new RouterContextProvider();
  const api = { cruises: { lines } };
  const now = new Date('2037-05-14T12:00:00Z');
  context.set(pageContext, {
    api,
    now,
    currency: 'EUR',
    locale: 'en',
    log: () => {},
  } as unknown as PageContext);
  const loaderData = await loader({ context } as unknown as Parameters<typeof loader>[0]);
  const props = { loaderData } as unknown as Parameters<typeof Home>[0];
  return renderOnPage(withLinks(<Home {...props} />));
}

const pickerTitle = english('fleet.line');

test('A home for cruise passengers leads with their line, and with their ship and day', async () => {
  const { container } = await homeWith('picker');
  expect(screen.getByRole('region', { name: pickerTitle }).textContent).toContain('Bluebird');
  expect(screen.getByRole('link', { name: /Bluebird/ }).getAttribute('href')).toBe(
    '/en/toursForCruises?line=line-1',
  );
  expect(container.querySelector('.hero-search form')?.getAttribute('action')).toBe('/en/search');
  expect(lines).toHaveBeenCalledWith({ type: 'withExcursions' });
});

test('Without a line that can be chosen it has the search of trips', async () => {
  lines.mockResolvedValue({ _embedded: { cruiseLineList: [] } });
  const { container } = await homeWith('picker');
  expect(screen.queryByRole('region', { name: pickerTitle })).toBeNull();
  expect(container.querySelector('.hero-search form')).not.toBeNull();
});

test.each(['panel', 'line'] as const)(
  'A home with the search "%s" asks for no cruise lines',
  async (search) => {
    const { container } = await homeWith(search);
    expect(lines).not.toHaveBeenCalled();
    expect(screen.queryByRole('region', { name: pickerTitle })).toBeNull();
    expect(container.querySelector('.hero-search form') !== null).toBe(search === 'panel');
  },
);
