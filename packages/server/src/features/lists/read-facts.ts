import type { Database } from '../../database/connect-database.ts';
import { type Offer, readOffers } from '../catalogue/read-offer.ts';
import { type FactsRow, selectFacts } from './facts.queries.ts';
import type { ListFacts } from './list-facts.ts';

/** What lists must know of those of these products that are on sale. */
export async function readFacts(
  database: Pick<Database, 'pool'>,
  ids: readonly string[],
): Promise<ListFacts[]> {
  const [rows, offers] = await Promise.all([selectFacts(database, ids), readOffers(database, ids)]);
  const offerOf = new Map(offers.map((offer) => [offer.productId, offer]));
  return rows.flatMap((row) => {
    const offer = offerOf.get(row.id);
    return offer ? [factsOf(row, offer)] : [];
  });
}

function factsOf({ names, ...row }: FactsRow, offer: Offer): ListFacts {
  const { type, timeZone, currency, priceMinor, promotions, options } = offer;
  const { en = '' } = names;
  const english = en ?? '';
  return {
    ...row,
    type,
    timeZone,
    // Each text falls back on English by itself, on cards as well.
    names: { en: english, de: names.de ?? english, 'zh-Hans': names['zh-Hans'] ?? english },
    currency,
    priceMinor,
    promotions,
    freeCancellation: offer.cancellation.some(({ refundPercent }) => refundPercent === 100),
    instant: !offer.onRequest,
    options,
  };
}
