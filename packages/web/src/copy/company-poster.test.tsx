import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { variant } from '#variant/variant.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { BesidePoster } from './company-poster.tsx';

const pictures = () => document.querySelectorAll('img, source').length;

test('Beside a text of the company stands a poster, which screen readers skip', () => {
  renderOnPage(<BesidePoster>About us</BesidePoster>);
  expect(screen.getByText('About us')).toBeTruthy();
  expect(pictures()).toBe(2);
  expect(document.querySelector('.copy-poster')?.getAttribute('aria-hidden')).toBe('true');
});

test('A variant without pictures on its home has none here', () => {
  vi.spyOn(variant, 'home', 'get').mockReturnValue({ ...variant.home, hero: 'words' });
  renderOnPage(<BesidePoster>About us</BesidePoster>);
  expect(screen.getByText('About us')).toBeTruthy();
  expect(pictures()).toBe(0);
});
