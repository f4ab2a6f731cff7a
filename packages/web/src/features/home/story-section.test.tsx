import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { placeOfWeek, StorySection, storyOf } from './story-section.tsx';

const kyoto = {
  name: 'Kyoto',
  locative: 'in Kyoto',
  countryName: 'Japan',
  slug: 'kyoto',
  imageUrl: '/images/kyoto',
  introduction: 'A thousand temples.',
};

test('The story of a place names it, says what it is like, and leads to all its trips', () => {
  renderOnPage(<StorySection place={kyoto} />);
  const story = within(screen.getByRole('region', { name: 'Kyoto' }));
  expect(story.getByText('A thousand temples.')).toBeTruthy();
  expect(story.getByText('Japan')).toBeTruthy();
  const link = story.getByRole('link', { name: textsIn('en')('home.storyAll', { place: 'in Kyoto' }) });
  expect(link.getAttribute('href')).toBe('/toursAndActivities?place=kyoto');
});

test('A place that is its own country is named once', () => {
  renderOnPage(<StorySection place={{ ...kyoto, name: 'Singapore', countryName: 'Singapore' }} />);
  expect(screen.getAllByText('Singapore')).toHaveLength(1);
});

test('Each place has a week, and within it no other', () => {
  const places = ['Rome', 'Kyoto', 'Porto'];
  const monday = localDate('2037-05-14');
  const weeks = [0, 7, 14, 21].map((days) => placeOfWeek(places, addDays(monday, days)));
  expect(new Set(weeks.slice(0, 3)).size).toBe(3);
  expect(weeks[3]).toBe(weeks[0]);
  expect(placeOfWeek([], monday)).toBeUndefined();
});

test('A place without an introduction has no story', () => {
  const place = { ...kyoto, stateName: '', introduction: null } as unknown as Parameters<typeof storyOf>[0];
  expect(storyOf(place)).toBeUndefined();
  expect(storyOf(undefined)).toBeUndefined();
});
