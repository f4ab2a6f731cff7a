import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoInvitation } from './no-invitation.tsx';
import { ReviewForm } from './review-form.tsx';
import type { TripToReview } from './reviewed-trip.tsx';
import { type InvitedTraveller, useInvitation } from './use-invitation.ts';

type ReviewDeskProps = {
  trip: TripToReview;
  /** Out of the link in the mail: null where there was none, undefined before the page lives. */
  secret: string | null | undefined;
};

/** Lets whoever holds an invitation write, and tells everybody else why not. */
export function ReviewDesk({ trip, secret }: ReviewDeskProps) {
  const t = useText();
  const { site } = usePage();
  const { invitation, ask } = useInvitation(secret, trip.tourId);
  return (
    <>
      <p className="unscripted">
        {t('review.needsScript')} <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
      </p>
      <div className="scripted">
        {invitation.state === 'open' && <Invited trip={trip} {...invitation} />}
        {invitation.state === 'asking' && <Asking />}
        {invitation.state !== 'open' && invitation.state !== 'asking' && (
          <NoInvitation reason={invitation.state} trip={trip} onAskAgain={ask} />
        )}
      </div>
    </>
  );
}

type InvitedProps = { trip: TripToReview; secret: string; traveller: InvitedTraveller };

function Invited({ trip, secret, traveller }: InvitedProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  return (
    <>
      <p className="type-lead">
        {t('review.lead', { date: formatDate(localDate(traveller.travelledOn), intl, 'year') })}
      </p>
      <div className="mt-6">
        <ReviewForm trip={trip} secret={secret} traveller={traveller} />
      </div>
    </>
  );
}

function Asking() {
  const t = useText();
  return (
    <div>
      <p role="status" className="sr-only">
        {t('review.asking')}
      </p>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-6 h-110 w-full rounded-panel" />
    </div>
  );
}
