import { isProductType } from '@ashore/core/contract/product-types.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { CompareToggle } from '../features/catalogue/compare-toggle.tsx';
import { dealsBesideList } from '../features/catalogue/deals-of.ts';
import { DealsSection } from '../features/catalogue/deals-section.tsx';
import { KindLinks } from '../features/catalogue/kind-links.tsx';
import { ListBody } from '../features/catalogue/list/list-body.tsx';
import { loadList } from '../features/catalogue/list/load-list.ts';
import { pageOfItsOwn } from '../features/catalogue/list/page-of-its-own.ts';
import { ListMap } from '../features/catalogue/map/list-map.tsx';
import { placeText } from '../features/catalogue/place-text.ts';
import { whereCodeLeads } from '../features/catalogue/where-code-leads.ts';
import { interestsIn } from '../features/home/interests-in.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/list.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
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
  const [list, deals] = await Promise.all([
    loadList(page, url, { productType, location, interests: interestsIn(locale) }),
    dealsBesideList(page, { location, productType }),
  ]);
  return { place, productType, list, deals };
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { place, productType, list, deals } = loaderData;
  const t = useText();
  const title = t('list.in', { kind: t(`kinds.${productType}`), city: place.name });
  const path = `/${productType}/${place.slug}`;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={title}
        page={pageOfItsOwn(list)}
        {...(place.introduction !== null && { description: place.introduction })}
      />
      <PageTrail
        here={title}
        between={[{ label: t('tours.title'), href: '/toursAndActivities' }, { label: place.countryName }]}
      />
      <ListBody
        compareOf={(tour) => <CompareToggle tour={tour} />}
        mapOf={(tours, days) => <ListMap tours={tours} days={days} />}
        list={list}
        kind={productType}
        path={path}
        label={title}
        found={t(`found.${productType}`, { count: list.page.totalElements })}
        head={
          <>
            <p className="mt-1 text-ink-2">
              {placeText({ city: place.name, country: place.countryName }, t)}
            </p>
            <div className="mt-3 mb-3 border-b lg:mb-5 border-line">
              <KindLinks place={place} current={productType} narrowing={list.narrowing} />
            </div>
          </>
        }
        about={place.introduction !== null && <p className="mb-5 max-w-[70ch]">{place.introduction}</p>}
        empty={<EmptyState title={t('list.none', { city: place.name })} text={t('list.noneHint')} />}
      />
      <DealsSection
        city={place.name}
        tours={deals}
        href={`/${deals[0]?.productType ?? productType}/${place.slug}`}
      />
    </main>
  );
}
