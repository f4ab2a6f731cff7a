import { placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { CompareToggle } from '../features/catalogue/cards/compare-toggle.tsx';
import { DealsSection, dealsBesideList } from '../features/catalogue/cards/deals-section.tsx';
import { ListBody } from '../features/catalogue/list/list-body.tsx';
import { canonicalQuery, loadList } from '../features/catalogue/list/load-list.ts';
import { PlaceHead } from '../features/catalogue/list/place-head.tsx';
import { ProductTypeLinks } from '../features/catalogue/list/product-type-links.tsx';
import { ListMap } from '../features/catalogue/map/list-map.tsx';
import { canonicalAddressById } from '../features/catalogue/product/find-product.ts';
import { YourSailingSlot } from '../features/cruises/your-sailing/slot.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/list.ts';
import { ListSearch } from './list-search.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
  const { productType, city: slug } = params;
  const { _embedded } = await api.locations.search({ slug });
  const [place] = _embedded.locationList;
  // A product type that is not built yet is not found, rather than shown as an empty list.
  const isMissing = productType === 'hotels' && place?.productCounts.hotels === undefined;
  if (!place || !isProductType(productType) || isMissing) {
    const target = await canonicalAddressById(page, `/${productType}/${slug}`);
    if (target === undefined) throw data(null, { status: 404 });
    throw redirect(withLocale(target, locale), 308);
  }
  const location = place.locationUuid;
  const [list, deals] = await Promise.all([
    loadList(page, url, { productType, location }, interestsIn(locale)),
    dealsBesideList(page, { location, productType }),
  ]);
  return { place, productType, list, deals };
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { place, productType, list, deals } = loaderData;
  const t = useText();
  const title = t('list.in', { kind: t(`kinds.${productType}`), place: place.locative });
  const path = `/${productType}/${place.slug}`;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={title}
        query={canonicalQuery(list)}
        {...(place.introduction !== null && { description: place.introduction })}
      />
      <BreadcrumbTrail
        here={t(`kinds.${productType}`)}
        between={[
          { label: t('tours.title'), href: '/toursAndActivities' },
          { label: place.countryName },
          { label: place.name, href: placeAddress(place.slug) },
        ]}
      />
      <ListSearch list={list} path={path} place={place.name} />
      <PlaceHead place={place} note={<YourSailingSlot place={place.slug} />} />
      <ListBody
        compareOf={(tour) => <CompareToggle tour={tour} />}
        mapOf={(tours, plan) => <ListMap tours={tours} plan={plan} />}
        list={list}
        kind={productType}
        path={path}
        label={title}
        resultCountText={t(`found.${productType}`, { count: list.paging.totalElements })}
        isHeaded
        head={
          <div className="mt-2 mb-3 border-b lg:mb-5 border-line">
            <ProductTypeLinks place={place} current={productType} list={list} />
          </div>
        }
        empty={<EmptyState title={t('list.none', { place: place.locative })} text={t('list.noneHint')} />}
      />
      <DealsSection place={place.locative} tours={deals} href={placeAddress(place.slug)} />
    </main>
  );
}
