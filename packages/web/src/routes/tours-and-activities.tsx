import type { Location } from '@ashore/core/contract/locations.ts';
import { data } from 'react-router';
import { CompareToggle } from '../features/catalogue/cards/compare-toggle.tsx';
import { RecentSection } from '../features/catalogue/cards/recent-section.tsx';
import { ListBody } from '../features/catalogue/list/list-body.tsx';
import { readListQuery } from '../features/catalogue/list/list-query.ts';
import { canonicalQuery, type LoadedList, loadList } from '../features/catalogue/list/load-list.ts';
import { PlaceHead } from '../features/catalogue/list/place-head.tsx';
import { ProductTypeLinks } from '../features/catalogue/list/product-type-links.tsx';
import { ListMap } from '../features/catalogue/map/list-map.tsx';
import { YourSailingSlot } from '../features/cruises/your-sailing/slot.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/tours-and-activities.ts';
import { ListSearch } from './list-search.tsx';

const path = '/toursAndActivities';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { place: slugs } = readListQuery(url.searchParams, page.currency);
  const [slug] = slugs.length === 1 ? slugs : [];
  const foundLocations = slug === undefined ? undefined : await page.api.locations.search({ slug });
  const [place] = foundLocations?._embedded.locationList ?? [];
  // As with the list of one product type: a place that we do not know has no page.
  if (slug !== undefined && place === undefined) throw data(null, { status: 404 });
  return { place, list: await loadList(page, url, {}, interestsIn(page.locale)) };
}

export default function ToursAndActivities({ loaderData: { place, list } }: Route.ComponentProps) {
  const t = useText();
  const count = list.paging.totalElements;
  const usualTitle = t('tours.title');
  const { title, here } = useTitle(list, place);
  return (
    <main id="content" className="page-width">
      <PageHead
        title={title}
        description={place?.introduction ?? t('tours.description', { count: list.offeredFilters.unfiltered })}
        query={canonicalQuery(list)}
      />
      <BreadcrumbTrail
        here={here}
        between={[
          ...(here === usualTitle ? [] : [{ label: usualTitle, href: path }]),
          ...(place ? [{ label: place.countryName }] : []),
        ]}
      />
      <ListSearch list={list} path={path} place={place?.name ?? ''} />
      {place && <PlaceHead place={place} note={<YourSailingSlot place={place.slug} />} />}
      <ListBody
        compareOf={(tour) => <CompareToggle tour={tour} />}
        mapOf={(tours, plan) => <ListMap tours={tours} plan={plan} />}
        list={list}
        path={path}
        label={title}
        resultCountText={t('found.all', { count })}
        isHeaded={place !== undefined}
        head={
          place ? (
            <div className="mt-2 mb-3 border-b lg:mb-5 border-line">
              <ProductTypeLinks place={place} current={undefined} list={list} />
            </div>
          ) : (
            <p className="mt-1 mb-3 text-ink-2">{title}</p>
          )
        }
        empty={<EmptyState title={t('list.noneAtAll')} text={t('list.noneAtAllHint')} />}
      />
      <RecentSection />
    </main>
  );
}

/** Title of the page, and its name in the breadcrumbs. */
function useTitle(
  { filters, interests }: LoadedList,
  place: Pick<Location, 'name' | 'locative'> | undefined,
) {
  const t = useText();
  if (place) return { title: t('list.allIn', { place: place.locative }), here: place.name };
  const [only] = filters.interest.length === 1 ? filters.interest : [];
  const mood = only && interests[only];
  const title = mood ? t('tours.titleFor', { interest: mood }) : t('tours.title');
  return { title, here: title };
}
