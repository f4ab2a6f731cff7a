import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { percentsOn } from './percents-on.ts';

const promotion = {
  percent: 15,
  bookFrom: localDate('2026-11-01'),
  bookUntil: localDate('2026-11-30'),
  travelFrom: localDate('2026-12-01'),
  travelUntil: localDate('2026-12-31'),
};
const seasons = [
  { percent: 120, season: { from: '12-24', to: '01-01' } },
  { percent: 90, weekdays: [1, 2] },
];

const on = (travelOn: string, bookedOn = '2026-11-21') => {
  const { usual, reduced } = percentsOn({
    seasons,
    promotions: [promotion],
    bookedOn: localDate(bookedOn),
    travelOn: localDate(travelOn),
  });
  return { usual, reduced };
};

test('A day costs by the first season that holds, and less where today’s reduction is for that day.', () => {
  expect(on('2026-11-25')).toEqual({ usual: [], reduced: [] });
  expect(on('2026-12-02')).toEqual({ usual: [], reduced: [85] });
  expect(on('2026-12-07')).toEqual({ usual: [90], reduced: [90, 85] });
  expect(on('2026-12-28')).toEqual({ usual: [120], reduced: [120, 85] });
  expect(on('2027-01-01')).toEqual({ usual: [120], reduced: [120] });
});

test('Who books before a reduction begins, or after it has ended, pays what is usual.', () => {
  expect(on('2026-12-02', '2026-10-31').reduced).toEqual([]);
  expect(on('2026-12-02', '2026-11-30').reduced).toEqual([85]);
  expect(on('2026-12-02', '2026-12-01').reduced).toEqual([]);
});
