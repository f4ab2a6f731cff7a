import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { PlaceHead } from './place-head.tsx';

const rome = { name: 'Rome', countryName: 'Italy', introduction: null, imageUrl: '/images/rome' };

test('A place leads to the pages of its cruise ports', () => {
  const cruisePorts = [{ slug: 'civitavecchia', name: 'Civitavecchia' }];
  renderOnPage(withLinks(<PlaceHead place={{ ...rome, cruisePorts }} />));
  const link = screen.getByRole('link', { name: english('list.shipsAt', { port: 'Civitavecchia' }) });
  expect(link.getAttribute('href')).toBe('/en/cruisePorts/civitavecchia');
});

test('A place without cruise ports has no such link', () => {
  renderOnPage(withLinks(<PlaceHead place={rome} />));
  expect(screen.queryByRole('link')).toBeNull();
});
