import { cancellationPresets } from '@ashore/core/catalogue/cancellation-presets.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { expect, test } from 'vitest';
import { refundStretches, wholeDays } from './cancellation-text.ts';

const timeZone = 'Europe/Lisbon';
const now = new Date('2027-05-01T12:00:00Z');
const startsAt = localDateTimeToInstant(localDate('2027-05-15'), localTime('19:15'), timeZone);

test('The stretches fill the bar, and the last one refunds nothing', () => {
  for (const tiers of Object.values(cancellationPresets)) {
    const stretches = refundStretches({ tiers, timeZone, now });
    expect(stretches.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(stretches.every(({ share }) => share > 0)).toBe(true);
    expect(stretches.at(-1)?.percent).toBe(0);
  }
});

test('With one tier, two thirds of the bar show the full refund and one third shows none', () => {
  const stretches = refundStretches({ tiers: cancellationPresets['free-24h'], timeZone, now });
  expect(stretches.map(({ percent, ends, began }) => [percent, ends, began])).toEqual([
    [100, 24, null],
    [0, null, 24],
  ]);
  expect(stretches[0]?.share).toBeCloseTo(2 / 3, 9);
});

test('With several tiers, the later stretches keep their proportion to each other', () => {
  const [all, half, none] = refundStretches({ tiers: cancellationPresets['tiered-7d'], timeZone, now });
  expect([all?.percent, half?.percent, none?.percent]).toEqual([100, 50, 0]);
  expect((half?.share ?? 0) / (none?.share ?? 1)).toBeCloseTo((168 - 48) / 48, 9);
  expect([half?.began, half?.ends, none?.began]).toEqual([168, 48, 48]);
});

test('With a chosen start, each stretch ends on a day and at a time by the clock of the place', () => {
  const [all] = refundStretches({ tiers: cancellationPresets['free-24h'], timeZone, startsAt, now });
  expect(all?.until).toEqual({ date: '2027-05-14', time: '19:15' });
});

test('Twenty-four hours before the start are twenty-four hours, even if the clocks change in between', () => {
  // In Lisbon the clocks go forward by an hour at one o'clock on this day.
  const start = localDateTimeToInstant(localDate('2027-03-28'), localTime('10:00'), timeZone);
  const [all] = refundStretches({
    tiers: cancellationPresets['free-24h'],
    timeZone,
    startsAt: start,
    now,
  });
  expect(all?.until).toEqual({ date: '2027-03-27', time: '09:00' });
});

test('A stretch is over from the exact moment it ends', () => {
  const end = new Date(startsAt.getTime() - 24 * 3_600_000);
  const overAt = (instant: Date) =>
    refundStretches({ tiers: cancellationPresets['free-24h'], timeZone, startsAt, now: instant })[0]?.isOver;
  expect([overAt(new Date(end.getTime() - 1)), overAt(end)]).toEqual([false, true]);
});

test('Without refunds there is one stretch, and with a refund until the start there is no last stretch', () => {
  expect(refundStretches({ tiers: [], timeZone, now })).toMatchObject([{ percent: 0, share: 1 }]);
  const untilStart = [{ hoursBefore: 0, refundPercent: 100 }];
  expect(refundStretches({ tiers: untilStart, timeZone, now })).toMatchObject([
    { percent: 100, share: 1, ends: 0 },
  ]);
});

test('A notice of more than three whole days is shown in days, any other in hours', () => {
  expect([1, 24, 48, 72].map(wholeDays)).toEqual([undefined, undefined, undefined, undefined]);
  expect([96, 168, 720].map(wholeDays)).toEqual([4, 7, 30]);
  expect(wholeDays(100)).toBeUndefined();
});
