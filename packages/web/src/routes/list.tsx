import { isProductType } from '@ashore/core/contract/product-types.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { KindLinks } from '../features/catalogue/kind-links.tsx';
import { PageLinks } from '../features/catalogue/page-links.tsx';
import { checkPage, pageNumber } from '../features/catalogue/page-number.ts';
import { placeText } from '../features/catalogue/place-text.ts';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { whereCodeLeads } from '../features/catalogue/where-code-leads.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Rack } from '../ui/rack.tsx';
import type { Route } from './+types/list.ts';

const perPage = 24;
const others = 8;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, currency, locale } = page;
  const { productType, city: slug } = params;
  const { _embedded } = await api.locations.search({ slug });
  const [place] = _embedded.locationList;
  // A kind that is not built yet is not shown, not even as nothing.
  const isMissing = productType === 'hotels' && place?.productCounts.hotels === undefined;
  if (!place || !isProductType(productType) || isMissing) {
    const target = await whereCodeLeads(page, `/${productType}/${slug}`);
    if (target === undefined) throw data(null, { status: 404 });
    throw redirect(withLocale(target, locale), 308);
  }
  const location = place.locationUuid;
  const [found, all] = await Promise.all([
    api.tours.ofType({ productType, location, currency, page: pageNumber(url), size: perPage }),
    api.tours.list({ location, currency, page: 0, size: 24 }),
  ]);
  checkPage(found.page);
  return {
    place,
    productType,
    tours: found._embedded.tourSummaryList,
    page: found.page,
    more: all._embedded.tourSummaryList.filter((tour) => tour.productType !== productType).slice(0, others),
  };
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { place, productType, tours, page, more } = loaderData;
  const t = useText();
  const title = t('list.in', { kind: t(`kinds.${productType}`), city: place.name });
  return (
    <main id="content" className="page-width">
      <PageHead title={title} {...(place.introduction !== null && { description: place.introduction })} />
      <PageTrail
        here={title}
        between={[{ label: t('tours.title'), href: '/toursAndActivities' }, { label: place.countryName }]}
      />
      <p className="text-ink-2">{placeText({ city: place.name, country: place.countryName }, t)}</p>
      <h1 className="type-found">{t(`found.${productType}`, { count: page.totalElements })}</h1>
      <p className="type-lead mt-3 max-w-[70ch]">{place.introduction}</p>
      <div className="mt-6 mb-8 border-b border-line">
        <KindLinks place={place} current={productType} />
      </div>
      {tours.length === 0 ? (
        <EmptyState title={t('list.none', { city: place.name })} text={t('list.noneHint')} />
      ) : (
        <Rack label={title}>
          {tours.map((tour, index) => (
            <TourCard key={tour.code} tour={tour} heading="h2" priority={index < 2} />
          ))}
        </Rack>
      )}
      <PageLinks path={`/${productType}/${place.slug}`} number={page.number} total={page.totalPages} />
      {more.length > 0 && (
        <section aria-labelledby="more-title" className="pt-(--section-gap)">
          <h2 id="more-title" className="type-h2 mb-6">
            {t('list.more', { city: place.name })}
          </h2>
          <Rack>
            {more.map((tour) => (
              <TourCard key={tour.code} tour={tour} />
            ))}
          </Rack>
        </section>
      )}
    </main>
  );
}
