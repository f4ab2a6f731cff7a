import { cancellationPolicies } from '@ashore/core/catalogue/cancellation-policies.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import { expect, test } from 'vitest';
import { refundStretches } from './refund-stretches.ts';

const timeZone = 'Europe/Lisbon';
const now = new Date('2027-05-01T12:00:00Z');
const startsAt = localDateTimeToInstant(localDate('2027-05-15'), localTime('19:15'), timeZone);

test('The stretches follow one another, shrink to the start and fill the bar', () => {
  for (const tiers of Object.values(cancellationPolicies)) {
    const stretches = refundStretches({ tiers, timeZone, now });
    expect(stretches.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(stretches.every(({ share }) => share > 0)).toBe(true);
    expect(stretches.at(-1)?.percent).toBe(0);
  }
});

test('One notice leaves two thirds of the bar to everything and one to nothing', () => {
  const stretches = refundStretches({ tiers: cancellationPolicies['free-24h'], timeZone, now });
  expect(stretches.map(({ percent, ends, began }) => [percent, ends, began])).toEqual([
    [100, 24, null],
    [0, null, 24],
  ]);
  expect(stretches[0]?.share).toBeCloseTo(2 / 3, 9);
});

test('Where less and less comes back, the later stretches keep their proportion to each other', () => {
  const [all, half, none] = refundStretches({ tiers: cancellationPolicies['tiered-7d'], timeZone, now });
  expect([all?.percent, half?.percent, none?.percent]).toEqual([100, 50, 0]);
  expect((half?.share ?? 0) / (none?.share ?? 1)).toBeCloseTo((168 - 48) / 48, 9);
  expect([half?.began, half?.ends, none?.began]).toEqual([168, 48, 48]);
});

test('With a day chosen each end is a day and a time on the clock of the place', () => {
  const [all] = refundStretches({ tiers: cancellationPolicies['free-24h'], timeZone, startsAt, now });
  expect(all?.until).toEqual({ date: '2027-05-14', time: '19:15' });
});

test('Twenty-four hours before the start are twenty-four hours, also where the clocks change in between', () => {
  const start = localDateTimeToInstant(localDate('2027-03-28'), localTime('10:00'), timeZone);
  const [all] = refundStretches({
    tiers: cancellationPolicies['free-24h'],
    timeZone,
    startsAt: start,
    now,
  });
  expect(all?.until).toEqual({ date: '2027-03-27', time: '09:00' });
});

test('What has ended is said to be over, to the moment', () => {
  const end = new Date(startsAt.getTime() - 24 * 3_600_000);
  const overAt = (instant: Date) =>
    refundStretches({ tiers: cancellationPolicies['free-24h'], timeZone, startsAt, now: instant })[0]?.isOver;
  expect([overAt(new Date(end.getTime() - 1)), overAt(end)]).toEqual([false, true]);
});

test('Where nothing comes back there is one stretch, and where it may be cancelled until the start no last one', () => {
  expect(refundStretches({ tiers: [], timeZone, now })).toMatchObject([{ percent: 0, share: 1 }]);
  const untilStart = [{ hoursBefore: 0, refundPercent: 100 }];
  expect(refundStretches({ tiers: untilStart, timeZone, now })).toMatchObject([
    { percent: 100, share: 1, ends: 0 },
  ]);
});
