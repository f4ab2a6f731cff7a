import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { useText } from '../../../i18n/texts.ts';
import { useAffiliate, withAffiliate } from '../../../store/extras-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { HotelCard } from '../list/hotel-card.tsx';
import { stayCounts } from '../stay/stay-texts.ts';
import type { LoadedHotel } from './load-hotel.ts';

type OtherHotelsProps = {
  loaded: LoadedHotel;
  /** The city with its preposition: in Lisbon. */
  place: string;
  /** Address of the list of the city. */
  href: string;
};

/** Other hotels of the city for the same nights and rooms. */
export function OtherHotels({ loaded: { others, search }, place, href }: OtherHotelsProps) {
  const t = useText();
  const affiliate = useAffiliate();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-hotels-title" className="pt-(--section-gap)">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="other-hotels-title" className="type-h2">
          {t('hotelPage.otherHotelsTitle', { place })}
        </h2>
        <TextLink href={withAffiliate(withStay(href, search), affiliate)}>{t('deals.more')}</TextLink>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="hotel-rack">
        {others.map((hotel) => (
          <HotelCard
            key={hotel.hotelid}
            hotel={hotel}
            heading="h3"
            counts={stayCounts(search)}
            href={withAffiliate(withStay(hotel.normalizedUrlPath, search), affiliate)}
            priority={false}
            isStale={false}
          />
        ))}
      </ul>
    </section>
  );
}
