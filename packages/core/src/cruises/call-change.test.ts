import { expect, test } from 'vitest';
import type { BookedShip } from '../contract/transfer-request.ts';
import { type ChangedCall, callChange, lastChoice } from './call-change.ts';

const instant = (time: string, day = '11') => `2027-01-${day}T${time}:00.000Z`;

function shipWith(differences: Partial<BookedShip> = {}): BookedShip {
  return {
    routeId: 'cccccccc-0000-4000-8000-000000000001',
    portId: 'cccccccc-0000-4000-8000-000000000002',
    ...{ day: '2027-01-11', position: 1 },
    ...{ shipNames: { en: 'Serena' }, lineNames: { en: 'Bluebird' }, portNames: { en: 'Lisbon' } },
    ...{ berth: 1, berthNames: { en: 'South quay' }, isTender: false },
    ...{ timeZone: 'Europe/Lisbon', boardTimeZone: null },
    ...{ arrivesAt: instant('08:00'), departsAt: instant('18:30') },
    ...{ allAboardAt: instant('18:00'), lastBoardingAt: instant('18:00') },
    isFitting: true,
    ...differences,
  };
}

const changeOf = ({
  before = {},
  after = {},
  ...more
}: Partial<Omit<ChangedCall, 'before' | 'after'>> & {
  before?: Partial<BookedShip>;
  after?: Partial<BookedShip> | undefined;
} = {}) =>
  callChange({
    before: shipWith(before),
    after: shipWith(after),
    hasOtherDeparture: true,
    isConfirmed: true,
    now: new Date('2027-01-01T12:00:00Z'),
    ...more,
  });

/** The ship leaves this many minutes earlier, with its last boarding. */
const earlier = (minutes: number): Partial<BookedShip> => {
  const at = (time: string) => new Date(Date.parse(instant(time)) - minutes * 60_000).toISOString();
  return { departsAt: at('18:30'), allAboardAt: at('18:00'), lastBoardingAt: at('18:00') };
};

test('An unchanged call changes nothing, also of a start that never fitted', () => {
  expect(changeOf()).toBe('none');
  expect(changeOf({ before: { isFitting: false }, after: { isFitting: false } })).toBe('none');
});

test('Small shifts are stored without an email; travellers who must be back five minutes earlier are notified', () => {
  expect(changeOf({ after: earlier(4) })).toBe('note');
  expect(changeOf({ after: earlier(5) })).toBe('notify');
  expect(changeOf({ after: earlier(-14) })).toBe('note');
  expect(changeOf({ after: earlier(-15) })).toBe('notify');
  const departure = (minutes: number) => ({ departsAt: earlier(minutes).departsAt ?? null });
  expect(changeOf({ after: departure(14) })).toBe('note');
  expect(changeOf({ after: departure(15) })).toBe('notify');
});

test('Small shifts do not add up unnoticed', () => {
  const { departsAt = null, allAboardAt = null, lastBoardingAt = null } = earlier(0);
  const known = { knownTimes: { arrivesAt: instant('08:00'), departsAt, allAboardAt, lastBoardingAt } };
  expect(changeOf({ before: { ...earlier(2), ...known }, after: earlier(4) })).toBe('note');
  expect(changeOf({ before: { ...earlier(2), ...known }, after: earlier(6) })).toBe('notify');
});

test('Another berth or anchorage is no shift, so the travellers are notified', () => {
  expect(changeOf({ after: { berth: 0 } })).toBe('notify');
  expect(changeOf({ after: { isTender: true } })).toBe('notify');
});

test('A trip that no longer fits is offered another start, if there is one and twelve hours to choose', () => {
  const after = { ...earlier(300), isFitting: false };
  expect(changeOf({ after })).toBe('offer');
  expect(changeOf({ after, hasOtherDeparture: false })).toBe('unfit');
  expect(changeOf({ after, isConfirmed: false })).toBe('unfit');
  const last = lastChoice({}, shipWith(after)).getTime();
  const hours = (count: number) => new Date(last - count * 3_600_000);
  expect(changeOf({ after, now: hours(12.1) })).toBe('offer');
  expect(changeOf({ after, now: hours(12) })).toBe('unfit');
});

test('Travellers who do not choose in time lose their start, and those who still may keep it', () => {
  const waiting = { ...earlier(300), isFitting: false, chooseUntil: instant('08:00', '10') };
  const unchanged = { before: waiting, after: { ...earlier(300), isFitting: false } };
  expect(changeOf({ ...unchanged, now: new Date(instant('07:59', '10')) })).toBe('none');
  expect(changeOf({ ...unchanged, now: new Date(instant('08:00', '10')) })).toBe('unfit');
  expect(changeOf({ before: waiting, after: { ...earlier(200), isFitting: false } })).toBe('offer');
  expect(changeOf({ before: waiting, after: earlier(200) })).toBe('notify');
  // The same call fits again because the trip has changed.
  expect(changeOf({ before: waiting, after: { ...earlier(300), isFitting: true } })).toBe('notify');
});

test('An earlier arrival takes no promised time to choose away', () => {
  const arrivesAt = instant('08:00', '09');
  const waiting = { ...earlier(300), isFitting: false, chooseUntil: instant('08:00', '10') };
  const after = { ...earlier(200), arrivesAt, isFitting: false };
  expect(lastChoice(waiting, { arrivesAt })).toEqual(new Date(instant('08:00', '10')));
  expect(changeOf({ before: waiting, after, now: new Date(instant('07:59', '10')) })).toBe('offer');
});

test('A start that never fitted, which its travellers chose, is not taken from them', () => {
  const after = { ...earlier(60), isFitting: false };
  expect(changeOf({ before: { isFitting: false }, after, hasOtherDeparture: false })).toBe('notify');
});

test('Without the call the port is skipped, also for a start that never fitted', () => {
  for (const isFitting of [true, false])
    expect(
      callChange({
        before: shipWith({ isFitting }),
        after: undefined,
        hasOtherDeparture: false,
        isConfirmed: true,
        now: new Date('2027-01-01T12:00:00Z'),
      }),
    ).toBe('skipped');
});
