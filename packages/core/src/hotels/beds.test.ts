import { expect, test } from 'vitest';
import { BED_TYPES, bedsText, hasBedType } from './beds.ts';

test.each([
  [[{ bed: 'king', count: 1 }], ['double']],
  [[{ bed: 'single', count: 2 }], ['twin']],
  [[{ bed: 'double-or-twin', count: 1 }], ['double', 'twin']],
  [
    [
      { bed: 'queen', count: 1 },
      { bed: 'single', count: 2 },
    ],
    ['double', 'twin'],
  ],
  [[{ bed: 'futon', count: 2 }], ['twin']],
  [
    [
      { bed: 'single', count: 1 },
      { bed: 'sofa-bed', count: 1 },
    ],
    [],
  ],
  [[{ bed: 'bunk', count: 1 }], []],
])('Beds %j let two guests sleep as %j', (beds, types) => {
  expect(BED_TYPES.filter((type) => hasBedType(beds, type))).toEqual(types);
});

test('A bed that can be divided names both ways', () => {
  const bed = { bed: 'double-or-twin', count: 1 };
  expect(bedsText(bed, 'en')).toBe('1 double bed (180 cm) or two single beds');
  expect(bedsText(bed, 'de')).toBe('1 Doppelbett (180 cm) oder zwei Einzelbetten');
  expect(bedsText(bed, 'zh-Hans')).toBe('1张1.8米大床或两张单人床');
});
