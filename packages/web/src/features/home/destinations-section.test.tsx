import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { DestinationsSection } from './destinations-section.tsx';
import type { PlaceLine } from './places.tsx';

const places: PlaceLine[] = ['Lisbon', 'Rome', 'Kyoto'].map((name) => ({
  ...{ code: name, slug: name.toLowerCase(), name, countryName: 'There', countryCode: 'IT' },
  ...{ trips: 3, imageUrl: '/images/place' },
}));

test('The poster of a place that has the pointer or the focus is shown beside the index', async () => {
  const { user } = renderOnPage(<DestinationsSection places={places} />);
  const poster = () => document.querySelector('.place-poster-name')?.textContent;
  const [, rome, kyoto] = screen.getAllByRole('link');
  expect(poster()).toBe('Lisbon');
  await user.hover(rome ?? document.body);
  expect(poster()).toBe('Rome');
  act(() => kyoto?.focus());
  expect(poster()).toBe('Kyoto');
});
