import { type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import { readStay } from '@ashore/core/contract/values/stay-address.ts';
import { collator } from '@ashore/core/locale/intl.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { redirect } from 'react-router';
import { PlaceIndex, placeLine } from '../../features/home/places.tsx';
import { filtersElsewhere, hotelQueryText, readHotelQuery } from '../../features/hotels/list/hotel-query.ts';
import { namedHotelPath } from '../../features/hotels/stay/hotel-places.ts';
import { SearchLine } from '../../features/hotels/stay/search-line.tsx';
import { useText } from '../../i18n/texts.ts';
import { ifAvailable } from '../../page/if-available.ts';
import { pageContext } from '../../page/page-context.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import type { Route } from './+types/search.ts';

/** More than have hotels. */
const MAX_PLACES = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale, currency, now } = page;
  const { compare } = collator(localeTable[locale].messages);
  const today = localDateAt(now, 'UTC');
  const { search } = readStay(url.searchParams, today);
  const pattern = url.searchParams.get('place')?.trim() ?? '';
  // Where scripts do not run, the form is sent here with the place as it was typed.
  if (pattern !== '') {
    const { _embedded } = await api.locations.search({ pattern, products: 'hotels' });
    const [place] = _embedded.locationList;
    if (place) throw redirect(withLocale(listAddress(place.slug, { url, search, currency }), locale));
    const path = namedHotelPath(await api.search.find({ query: pattern, lang: locale }));
    if (path !== undefined) throw redirect(withLocale(withStay(path, search), locale));
  }
  const listed = await ifAvailable(page, api.locations.list({ size: MAX_PLACES, productType: 'hotels' }));
  return {
    search,
    today,
    unknownPlace: pattern === '' ? undefined : pattern,
    places: (listed?._embedded.locationList ?? [])
      .map((place) => ({ ...placeLine(place), trips: place.productCounts.hotels ?? 0 }))
      .sort((one, other) => compare(one.name, other.name)),
  };
}

type Sent = { readonly url: URL; readonly search: StaySearch; readonly currency: SelectableCurrency };

/** The list of a place with the filters that the form of a list has sent along. */
function listAddress(slug: string, { url, search, currency }: Sent): string {
  const sent = readHotelQuery(url.searchParams, currency);
  const query = url.searchParams.get('from') === slug ? sent : filtersElsewhere(sent);
  return `/hotels/${slug}${hotelQueryText({ search, isStated: true, query, currency })}`;
}

export default function HotelSearch({
  loaderData: { search, today, unknownPlace, places },
}: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('hotels.find')} description={t('hotels.lead')} />
      <BreadcrumbTrail here={t('hotels.find')} />
      <h1 className="type-h1">{t('hotels.find')}</h1>
      <p className="type-lead mt-2 mb-6 max-w-[70ch] text-ink-2">{t('hotels.lead')}</p>
      <SearchLine search={search} today={today} unknownPlace={unknownPlace} />
      {places.length > 0 && (
        <section aria-labelledby="places-title" className="mt-11">
          <h2 id="places-title" className="type-h2">
            {t('hotels.places')}
          </h2>
          <PlaceIndex places={places} to="hotels" withCountry className="mt-5 place-index-wide" />
        </section>
      )}
    </main>
  );
}
