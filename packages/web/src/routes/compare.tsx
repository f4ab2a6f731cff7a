import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { childAgesText } from '@ashore/core/contract/values/trip-days.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { comparisonIn } from '../features/catalogue/comparison/comparison-address.ts';
import { ComparisonForm } from '../features/catalogue/comparison/comparison-form.tsx';
import {
  AddTrip,
  ComparisonNotes,
  useFocusOnFewer,
} from '../features/catalogue/comparison/comparison-notes.tsx';
import { TripComparisonTable } from '../features/catalogue/comparison/comparison-table.tsx';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/compare.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, currency, now } = context.get(pageContext);
  const today = localDateAt(now, 'UTC');
  const comparison = comparisonIn(url.searchParams, today);
  const { codes, date, party, ages } = comparison;
  if (codes.length === 0) return { comparison, today, tours: [], missing: comparison.bad };
  const wanted = {
    codes: codes.join(),
    party,
    currency,
    ...(date && { date }),
    ...(ages.length > 0 && { ages: childAgesText(ages) }),
  };
  const { tours, missing } = await api.tours.compare(wanted);
  return { comparison, today, tours, missing: comparison.bad + missing.length };
}

export default function Compare({ loaderData: { comparison, today, tours, missing } }: Route.ComponentProps) {
  const t = useText();
  const count = tours.length;
  const title = t('compare.title');
  return (
    <main id="content" className="page-width">
      {/* Not indexed: there are endless comparisons, and each belongs to one visitor. */}
      <PageHead title={title} description={t('compare.lead')} hidden />
      <BreadcrumbTrail here={title} between={[{ label: t('tours.title'), href: '/toursAndActivities' }]} />
      <h1 ref={useFocusOnFewer(count)} tabIndex={-1} className="type-h1">
        {count < 2 ? title : t('compare.side', { count })}
      </h1>
      <ComparisonNotes comparison={comparison} missing={missing} count={count} />
      {count === 0 ? (
        <div className="mt-11">
          <EmptyState
            title={t('compare.empty')}
            text={t('compare.emptyHint')}
            action={<Button href="/toursAndActivities">{t('compare.find')}</Button>}
          />
        </div>
      ) : (
        <>
          <div className="comparison-form">
            <ComparisonForm comparison={comparison} today={today} />
            {count < MAX_COMPARED && <AddTrip tours={tours} comparison={comparison} />}
          </div>
          <TripComparisonTable tours={tours} comparison={comparison} caption={t('compare.table')} />
          <p className="mt-6 max-w-[70ch] type-small text-ink-2">
            {comparison.date === undefined
              ? t('compare.noDay', { people: t('filters.people', { count: comparison.party }) })
              : t(comparison.ages.length > 0 ? 'compare.byAge' : 'compare.asAdults')}
          </p>
        </>
      )}
    </main>
  );
}
