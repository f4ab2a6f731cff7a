import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { AddTrip } from '../features/catalogue/compare/add-trip.tsx';
import { comparisonIn } from '../features/catalogue/compare/comparison-address.ts';
import { ComparisonForm } from '../features/catalogue/compare/comparison-form.tsx';
import { ComparisonNotes } from '../features/catalogue/compare/comparison-notes.tsx';
import { ComparisonTable } from '../features/catalogue/compare/comparison-table.tsx';
import { useFocusOnFewer } from '../features/catalogue/compare/use-focus-on-fewer.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/compare.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, currency, now } = context.get(pageContext);
  const today = localDateAt(now, 'UTC');
  const asked = comparisonIn(url.searchParams, today);
  const { codes, date, party } = asked;
  if (codes.length === 0) return { asked, today, tours: [], missing: asked.bad };
  const wanted = { codes: codes.join(), party, currency, ...(date && { date }) };
  const { tours, missing } = await api.tours.compare(wanted);
  return { asked, today, tours, missing: asked.bad + missing.length };
}

export default function Compare({ loaderData: { asked, today, tours, missing } }: Route.ComponentProps) {
  const t = useText();
  const count = tours.length;
  const title = t('compare.title');
  return (
    <main id="content" className="page-width">
      {/* There is no end of comparisons, and each of them is somebody's own. */}
      <PageHead title={title} description={t('compare.lead')} hidden />
      <PageTrail here={title} between={[{ label: t('tours.title'), href: '/toursAndActivities' }]} />
      <h1 ref={useFocusOnFewer(count)} tabIndex={-1} className="type-h1">
        {count < 2 ? title : t('compare.side', { count })}
      </h1>
      <ComparisonNotes asked={asked} missing={missing} count={count} />
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
            <ComparisonForm asked={asked} today={today} />
            {count < MOST_COMPARED && <AddTrip tours={tours} asked={asked} />}
          </div>
          <ComparisonTable tours={tours} asked={asked} caption={t('compare.table')} />
          <p className="mt-6 max-w-[70ch] type-small text-ink-2">
            {asked.date === undefined
              ? t('compare.noDay', { people: t('filters.people', { count: asked.party }) })
              : t('compare.asAdults')}
          </p>
        </>
      )}
    </main>
  );
}
