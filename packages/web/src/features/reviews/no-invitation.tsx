import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Note, type NoteProps } from '../../ui/note.tsx';
import type { TripToReview } from './reviewed-trip.tsx';

export type NoInvitationReason = 'none' | 'used' | 'expired' | 'unknown' | 'failed';

type NoInvitationProps = { reason: NoInvitationReason; trip: TripToReview; onAskAgain: () => void };

const notes: Record<
  Exclude<NoInvitationReason, 'none'>,
  { tone: NonNullable<NoteProps['tone']>; text: MessageKey }
> = {
  used: { tone: 'success', text: 'review.used' },
  expired: { tone: 'amber', text: 'review.expired' },
  unknown: { tone: 'amber', text: 'review.unknown' },
  failed: { tone: 'error', text: 'review.failed' },
};

/** Why nothing can be written here now, who may write at all, and how that is made sure of. */
export function NoInvitation({ reason, trip, onAskAgain }: NoInvitationProps) {
  const t = useText();
  const { locale } = usePage();
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="w-full empty:hidden">
        {reason !== 'none' && <Note tone={notes[reason].tone}>{t(notes[reason].text)}</Note>}
      </div>
      {reason !== 'failed' && (
        <div>
          <h2 className="type-h3">{t('review.whoTitle')}</h2>
          <p className="mt-2">{t('review.whoText')}</p>
          <p className="mt-2">
            {t('review.whyText')}{' '}
            <LocalLink to="/termsOfUse" className="link">
              {t('review.whyMore')}
            </LocalLink>
          </p>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {reason === 'failed' && <Button onClick={onAskAgain}>{t('review.tryAgain')}</Button>}
        <Button href={withLocale(trip.normalizedUrlPath, locale)} kind="outline">
          {t('review.toTrip')}
        </Button>
      </p>
    </div>
  );
}
