import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note, type NoteProps } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ReviewForm } from './review-form.tsx';
import type { TripToReview } from './reviewed-trip.tsx';
import { type InvitedTraveller, useInvitation } from './use-invitation.ts';

type WriteReviewPageProps = {
  trip: TripToReview;
  /** From the link in the email: null if the address has none, undefined before hydration. */
  secret: string | null | undefined;
};

/** Shows the form to an invited traveller. All other visitors see why they cannot write a review. */
export function WriteReviewPage({ trip, secret }: WriteReviewPageProps) {
  const t = useText();
  const { site } = usePage();
  const { invitation, reload } = useInvitation(secret, trip.tourId);
  return (
    <>
      <p className="no-js">
        {t('review.needsScript')} <a href={`mailto:${site.operator.email}`}>{site.operator.email}</a>
      </p>
      <div className="needs-js">
        {invitation.state === 'open' && <InvitedReview trip={trip} {...invitation} />}
        {invitation.state === 'loading' && <InvitationLoading />}
        {invitation.state !== 'open' && invitation.state !== 'loading' && (
          <NoInvitation reason={invitation.state} trip={trip} onReload={reload} />
        )}
      </div>
    </>
  );
}

type InvitedProps = { trip: TripToReview; secret: string; traveller: InvitedTraveller };

function InvitedReview({ trip, secret, traveller }: InvitedProps) {
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

function InvitationLoading() {
  const t = useText();
  return (
    <div>
      <p role="status" className="sr-only">
        {t('review.linkLoading')}
      </p>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-6 h-110 w-full rounded-panel" />
    </div>
  );
}

export type NoInvitationReason = 'none' | 'used' | 'expired' | 'unknown' | 'failed';

type NoInvitationProps = { reason: NoInvitationReason; trip: TripToReview; onReload: () => void };

const notes: Record<
  Exclude<NoInvitationReason, 'none'>,
  { tone: NonNullable<NoteProps['tone']>; text: MessageKey }
> = {
  used: { tone: 'success', text: 'review.used' },
  expired: { tone: 'amber', text: 'review.expired' },
  unknown: { tone: 'amber', text: 'review.unknown' },
  failed: { tone: 'error', text: 'review.failed' },
};

/** Why no review can be written now, who may write one, and how we verify it. */
function NoInvitation({ reason, trip, onReload }: NoInvitationProps) {
  const t = useText();
  const gap = useSentenceGap();
  const { locale } = usePage();
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="w-full empty:sr-only">
        {reason !== 'none' && <Note tone={notes[reason].tone}>{t(notes[reason].text)}</Note>}
      </div>
      {reason !== 'failed' && (
        <div>
          <h2 className="type-h3">{t('review.whoTitle')}</h2>
          <p className="mt-2">{t('review.whoText')}</p>
          <p className="mt-2">
            {t('review.whyText')}
            {gap}
            <LocalLink to="/termsOfUse" className="link">
              {t('review.whyMore')}
            </LocalLink>
          </p>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {reason === 'failed' && <Button onClick={onReload}>{t('review.tryAgain')}</Button>}
        <Button href={withLocale(trip.normalizedUrlPath, locale)} kind="outline">
          {t('review.toTrip')}
        </Button>
      </p>
    </div>
  );
}
