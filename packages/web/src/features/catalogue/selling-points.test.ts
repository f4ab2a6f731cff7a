import { expect, test } from 'vitest';
import { sellingPoints } from './selling-points.ts';

const points = { en: ['Ten people'], de: ['Zehn Gäste'] };

test('The points are those of the reader’s language, and the English ones where nobody has written any', () => {
  expect(sellingPoints(points, 'de')).toEqual({ lines: ['Zehn Gäste'], isEnglish: false });
  expect(sellingPoints(points, 'zh-Hans')).toEqual({ lines: ['Ten people'], isEnglish: true });
  expect(sellingPoints({ ...points, 'zh-Hans': [] }, 'zh-Hans').lines).toEqual(['Ten people']);
  expect(sellingPoints(points, 'fr').lines).toEqual(['Ten people']);
});

test('Where there are none in either language there are none', () => {
  expect(sellingPoints({}, 'de').lines).toEqual([]);
  expect(sellingPoints({ de: ['Zehn Gäste'] }, 'en').lines).toEqual([]);
});
