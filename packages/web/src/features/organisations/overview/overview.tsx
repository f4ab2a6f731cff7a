import { useRead } from '../../../api/use-read.ts';
import { useText } from '../../../i18n/texts.ts';
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
  const {
    value: sales,
    hasFailed,
    again,
  } = useRead<Sales>(
    async () => {
      const { api } = await import('../../../api/browser-client.ts');
      return api.organisations.sales({ params: { orgId }, query: { subjectId } });
    },
    'The sales could not be read',
    `${orgId} ${subjectId}`,
  );

  if (hasFailed)
    return (
      <Note tone="error" live="polite" className="mt-6">
        {t('overview.chartsFailed')}
        <Button kind="link" size="medium" onClick={again}>
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
