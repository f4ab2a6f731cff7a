import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MembersOnly } from '../members-only.tsx';
import { SEES_BOOKINGS } from '../use-membership.ts';
import { BookingsList } from './bookings-list.tsx';
import type { OwnOrganisation } from './overview-filter.ts';
import { type Sales, SalesCharts } from './sales-charts.tsx';

/** The bookings of the member's first organisation: charts of the last six days, and a list. */
export function Overview({ logInHref }: { logInHref: string }) {
  const t = useText();
  return (
    <MembersOnly scopes={SEES_BOOKINGS} logInHref={logInHref} title={t('overview.title')}>
      {({ organisation: { id, name }, subjectId }) => (
        <>
          <h1 className="type-h1">{t('overview.title')}</h1>
          <p className="mt-2 text-ink-2">{t('overview.lead', { organisation: name ?? '' })}</p>
          <Charts key={id} orgId={id} subjectId={subjectId} />
          <BookingsList key={`${id} list`} own={{ orgId: id, subjectId }} />
        </>
      )}
    </MembersOnly>
  );
}

function Charts({ orgId, subjectId }: OwnOrganisation) {
  const t = useText();
  const [sales, setSales] = useState<Sales | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    let isOver = false;
    setSales(undefined);
    void (async () => {
      try {
        const { api } = await import('../../../api/browser-client.ts');
        const read = await api.organisations.sales({ params: { orgId }, query: { subjectId } });
        if (!isOver) setSales(read);
      } catch (error) {
        log('warn', 'The sales could not be read', error);
        if (!isOver) setSales('failed');
      }
    })();
    return () => {
      isOver = true;
    };
  }, [orgId, subjectId, attempt]);

  if (sales === 'failed')
    return (
      <Note tone="error" live="polite" className="mt-6">
        {t('overview.chartsFailed')}
        <Button kind="link" size="medium" onClick={() => setAttempt((count) => count + 1)}>
          {t('overview.again')}
        </Button>
      </Note>
    );
  return (
    <div className="mt-6" aria-busy={sales === undefined}>
      {sales === undefined ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <SalesCharts sales={sales} />
      )}
    </div>
  );
}
