import type { BookedShip } from '../../src/contract/transfer-request.ts';

/** A ship that is at a quay in Lisbon for a day, with these differences. */
export function bookedShipWith(differences: Partial<BookedShip> = {}): BookedShip {
  return {
    routeId: 'cccccccc-0000-4000-8000-000000000001',
    portId: 'cccccccc-0000-4000-8000-000000000002',
    day: '2027-01-11',
    position: 1,
    shipNames: { en: 'Serena' },
    lineNames: { en: 'Bluebird' },
    portNames: { en: 'Lisbon', de: 'Lissabon', 'zh-Hans': '里斯本' },
    berth: 1,
    berthNames: { en: 'South quay' },
    isTender: false,
    timeZone: 'Europe/Lisbon',
    boardTimeZone: null,
    arrivesAt: '2027-01-11T08:00:00.000Z',
    departsAt: '2027-01-11T18:30:00.000Z',
    allAboardAt: '2027-01-11T18:00:00.000Z',
    lastBoardingAt: '2027-01-11T18:00:00.000Z',
    isFitting: true,
    ...differences,
  };
}
