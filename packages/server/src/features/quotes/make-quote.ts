import { partySize } from '@ashore/core/availability/party-size.ts';
import { HOLD_MINUTES } from '@ashore/core/contract/hold-minutes.ts';
import { productPath } from '@ashore/core/contract/product-path.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Inventories } from '../../gateways/inventory/combine-inventories.ts';
import type { Holder } from '../../gateways/inventory/port.ts';
import { checkAskedDays } from '../availability/check-asked-days.ts';
import { type AskedQuote, agreeOnPrice } from './agree-on-price.ts';
import { keptQuote } from './kept-quote.ts';
import { presentQuote } from './present-quote.ts';
import type { QuoteSources } from './quote-sources.ts';
import type { QuotedProduct } from './quoted-product.queries.ts';
import { rideFieldWithCard } from './ride-field-with-card.ts';

export type MakeQuote = AskedQuote & {
  readonly cartId: string;
  /** UUID or public code. */
  readonly product: string;
  readonly optionId: string;
};

export type Surroundings = {
  readonly sources: QuoteSources;
  readonly inventories: Pick<Inventories, 'hold'>;
  readonly holder: Holder;
  readonly locale: MessageLocale;
  readonly now: Date;
};

export type MadeQuote =
  | { readonly outcome: 'held'; readonly quote: Quote }
  | { readonly outcome: 'nothing' | 'bought' }
  | { readonly outcome: 'too_many'; readonly of: 'browser' | 'address'; readonly seconds: number }
  | { readonly outcome: 'unknown'; readonly field: string }
  /** What was asked can never be had, and which part of it is why. */
  | { readonly outcome: 'wrong'; readonly field: string; readonly reason?: string | undefined };

/** A price and a hold: takes spots out of sale for what they cost now. */
export async function makeQuote(asked: MakeQuote, around: Surroundings): Promise<MadeQuote> {
  const { sources, inventories, holder, locale, now } = around;
  const card = rideFieldWithCard(asked.ride);
  if (card !== undefined) return { outcome: 'wrong', field: `ride.${card}` };
  const [offer, rates, product] = await Promise.all([
    sources.offer(asked.product),
    sources.rates(),
    sources.words(asked.product, locale),
  ]);
  if (!offer || !product) return { outcome: 'unknown', field: 'product' };
  checkAskedDays({ date: asked.date }, localDateAt(now, offer.timeZone));
  const option = offer.options.find(({ id }) => id === asked.optionId);
  if (!option) return { outcome: 'unknown', field: 'componentKey' };
  const agreed = agreeOnPrice(offer, option, asked, { rates, now });
  if (!('quote' in agreed))
    return agreed.wrong === undefined
      ? { outcome: 'nothing' }
      : { outcome: 'wrong', field: agreed.wrong, reason: agreed.reason };
  // Before anything is held: what cannot be read again would hold spots that nobody can see or give back.
  const quote = keptQuote.parse({ ...agreed.quote, ...namesOf(product, option.id) });
  const held = await inventories.hold(offer.bookingSource, {
    cartId: asked.cartId,
    holder,
    optionId: option.id,
    date: asked.date,
    time: asked.time,
    ...partySize(asked.party),
    resources: option.resources,
    ...agreed.span,
    seconds: HOLD_MINUTES * 60,
    quote,
  });
  return held.outcome === 'held' ? { outcome: 'held', quote: presentQuote(held.hold, product) } : held;
}

function namesOf(product: QuotedProduct, optionId: string) {
  const { type: productType, englishName, englishLabels, citySlug, slug, code, locationId } = product;
  return {
    name: englishName,
    path: productPath({ productType, citySlug, slug, code }),
    locationId,
    label: englishLabels[optionId] ?? '',
  };
}
