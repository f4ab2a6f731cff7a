import { expect, test } from 'vitest';
import { sellingPoints } from './product-description.tsx';

const points = { en: ['Ten people'], de: ['Zehn Gäste'] };

test('Selling points are in the reader’s language, or in English if it has none', () => {
  expect(sellingPoints(points, 'de')).toEqual({ lines: ['Zehn Gäste'], isEnglish: false });
  expect(sellingPoints(points, 'zh-Hans')).toEqual({ lines: ['Ten people'], isEnglish: true });
  expect(sellingPoints({ ...points, 'zh-Hans': [] }, 'zh-Hans').lines).toEqual(['Ten people']);
  expect(sellingPoints(points, 'fr').lines).toEqual(['Ten people']);
});

test('Without selling points in the reader’s language or in English there are none', () => {
  expect(sellingPoints({}, 'de').lines).toEqual([]);
  expect(sellingPoints({ de: ['Zehn Gäste'] }, 'en').lines).toEqual([]);
});
