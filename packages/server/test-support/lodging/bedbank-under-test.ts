import { localDate } from '@ashore/core/time/local-date-time.ts';
import { bedbankSupply } from '../../src/gateways/lodging/bedbank/bedbank-supply.ts';
import { bedbankCodes } from '../../src/gateways/lodging/bedbank/codes.ts';
import type { BedbankConnection } from '../../src/gateways/lodging/bedbank/connection.ts';
import type { LodgingOffers, StayOffer, WantedParty, WantedRooms } from '../../src/gateways/lodging/port.ts';
import { playBedbank } from './bedbank-stand-in.ts';

export const couple: WantedParty = { adults: 2, childrenAges: [], nationality: 'DE', residence: 'DE' };
export const family: WantedParty = { adults: 2, childrenAges: [7, 3], nationality: 'DE', residence: 'AT' };

/** Four nights, one room for two adults, unless the differences say otherwise. */
export function wantedRooms(differences: Partial<WantedRooms> = {}): WantedRooms {
  return {
    stay: { arrival: localDate('2027-05-14'), departure: localDate('2027-05-18') },
    parties: [couple],
    ...differences,
  };
}

/** A bedbank played on this machine, and our adapter connected to it. */
export async function bedbankUnderTest(differences: Partial<BedbankConnection> = {}) {
  const clock = { instant: new Date('2027-03-01T10:00:00Z') };
  const now = () => clock.instant;
  const bedbank = await playBedbank({ now });
  const { url, key } = bedbank;
  const supply = bedbankSupply(
    {
      name: 'bedbank',
      url,
      key,
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      markup: 0,
      codes: bedbankCodes({ countries: { DE: '69', AT: '12' }, boards: {} }),
      ...differences,
    },
    { now },
  );
  return { bedbank, supply, clock };
}

/** The cheapest offer of a hotel for these rooms. */
export async function cheapestOffer(
  seller: LodgingOffers,
  wanted: WantedRooms,
  hotelCode = 'H1',
): Promise<StayOffer> {
  const found = await seller.rooms(hotelCode, wanted, AbortSignal.timeout(5_000));
  if (found.outcome !== 'available') throw new Error(`No rooms: ${JSON.stringify(found)}.`);
  return {
    hotelCode,
    stay: wanted.stay,
    rooms: found.rooms.flatMap(([cheapest]) => (cheapest ? [cheapest] : [])),
  };
}
