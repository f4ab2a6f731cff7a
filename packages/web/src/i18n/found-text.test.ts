import { formatMessage } from '@ashore/core/locale/format-message.ts';
import { expect, test } from 'vitest';
import { english } from '../../test-support/english.ts';
import de from './messages/de.json' with { type: 'json' };

test('A list of one trip is counted in the singular, and one of seven in the plural', () => {
  expect(english('found.tours', { count: 1 })).toBe('FOUND 1 tour');
  expect(english('found.all', { count: 7 })).toBe('FOUND 7 tours and activities');
  expect(formatMessage(de.found.tours, { count: 1 }, 'de-DE', 'de')).toBe('1\u00A0Tour gefunden');
});
