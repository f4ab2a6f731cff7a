import { placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { DealsSection, dealsBesideList } from '../../features/catalogue/cards/deals-section.tsx';
import { SaveHeart } from '../../features/catalogue/cards/tour-card.tsx';
import { PlaceHead } from '../../features/catalogue/list/place-head.tsx';
import { ListMap } from '../../features/catalogue/map/list-map.tsx';
import { canonicalAddressById } from '../../features/catalogue/product/find-product.ts';
import { YourSailingSlot } from '../../features/cruises/your-sailing/slot.tsx';
import { HotelCompareTray } from '../../features/hotels/compare/compare-tray.tsx';
import { HotelList } from '../../features/hotels/list/hotel-list.tsx';
import { loadHotels } from '../../features/hotels/list/load-hotels.ts';
import { SearchLine } from '../../features/hotels/stay/search-line.tsx';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import type { Route } from './+types/list.ts';
import { hotelAsTour } from './hotel-as-tour.ts';

const productType = 'hotels';

export async function loader({ context, params: { city: slug }, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
  const { _embedded } = await api.locations.search({ slug });
  const [place] = _embedded.locationList;
  if (place?.productCounts.hotels === undefined) {
    const target = await canonicalAddressById(page, `/${productType}/${slug}`);
    if (target === undefined) throw data(null, { status: 404 });
    throw redirect(withLocale(target, locale), 308);
  }
  const location = place.locationUuid;
  const [list, deals] = await Promise.all([
    loadHotels(page, url, location),
    dealsBesideList(page, { location, productType }),
  ]);
  return { place, list, deals };
}

export default function Hotels({ loaderData: { place, list, deals } }: Route.ComponentProps) {
  const t = useText();
  const title = t('list.in', { kind: t('kinds.hotels'), place: place.locative });
  const path = `/${productType}/${place.slug}`;
  const { search, today } = list;
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={t('hotels.listDescription', { place: place.locative })} />
      <SearchLine
        place={{ slug: place.slug, name: place.name }}
        search={search}
        today={today}
        filters={list.query}
      />
      <BreadcrumbTrail
        here={t('kinds.hotels')}
        between={[{ label: place.countryName }, { label: place.name, href: placeAddress(place.slug) }]}
      />
      <PlaceHead place={place} title={title} note={<YourSailingSlot place={place.slug} />} />
      <HotelList
        list={list}
        path={path}
        label={title}
        heartOf={(hotel) => <SaveHeart tour={hotelAsTour(hotel, search)} />}
        mapOf={(hotels) => <ListMap tours={hotels.map((hotel) => hotelAsTour(hotel, search))} plan={{}} />}
      />
      <HotelCompareTray search={search} />
      <DealsSection place={place.locative} tours={deals} href={placeAddress(place.slug)} />
    </main>
  );
}
