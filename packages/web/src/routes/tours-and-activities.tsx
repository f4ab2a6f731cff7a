import { CompareToggle } from '../features/catalogue/cards/compare-tour.tsx';
import { RecentSection } from '../features/catalogue/cards/recent-tours.tsx';
import { ListBody } from '../features/catalogue/list/list-body.tsx';
import { canonicalPageNumber, loadList } from '../features/catalogue/list/load-list.ts';
import { ListMap } from '../features/catalogue/map/list-map.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/tours-and-activities.ts';

const path = '/toursAndActivities';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { list: await loadList(page, url, { interests: interestsIn(page.locale) }) };
}

export default function ToursAndActivities({ loaderData: { list } }: Route.ComponentProps) {
  const t = useText();
  const count = list.page.totalElements;
  const usualTitle = t('tours.title');
  const { interest } = list.filters;
  const [only] = interest.length === 1 ? interest : [];
  const mood = only && list.interests[only];
  const title = mood ? t('tours.titleFor', { interest: mood }) : usualTitle;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={title}
        description={t('tours.description', { count: list.options.unfiltered })}
        page={canonicalPageNumber(list)}
      />
      <BreadcrumbTrail
        here={title}
        {...(mood !== undefined && { between: [{ label: usualTitle, href: path }] })}
      />
      <ListBody
        compareOf={(tour) => <CompareToggle tour={tour} />}
        mapOf={(tours, days) => <ListMap tours={tours} days={days} />}
        list={list}
        path={path}
        label={title}
        resultCountText={t('found.all', { count })}
        head={<p className="mt-1 mb-3 text-ink-2">{title}</p>}
        empty={<EmptyState title={t('list.noneAtAll')} text={t('list.noneAtAllHint')} />}
      />
      <RecentSection />
    </main>
  );
}
