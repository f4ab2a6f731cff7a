import { isImageStem } from '@ashore/core/contract/image-sizes.ts';
import { expect, test } from 'vitest';
import { composedStem } from './composed-stem.ts';

test('A product’s picture is called after its place and itself, and never like a picture in some size.', () => {
  expect(composedStem('lisbon', 'sunset-sail')).toBe('lisbon-sunset-sail');
  expect(composedStem('lisbon', 'photograph-480x600')).toBe('lisbon-photograph-480x600-picture');
  expect(isImageStem(composedStem('lisbon', 'photograph-480x600'))).toBe(true);
});
