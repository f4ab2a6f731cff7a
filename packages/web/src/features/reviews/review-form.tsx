import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type FormEvent, useState } from 'react';
import { type Refusal, useSending } from '../../api/use-sending.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormTrap } from '../../ui/form-trap.tsx';
import { NotSent, type NotSentReason, notSentReason } from '../../ui/not-sent.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Sent } from '../../ui/sent.tsx';
import { useComplaints } from '../../ui/use-complaints.ts';
import { checkReview, type ReviewField } from './check-review.ts';
import { ReviewFields, reviewFieldId } from './review-fields.tsx';
import type { TripToReview } from './reviewed-trip.tsx';
import type { InvitedTraveller } from './use-invitation.ts';
import { useReviewDraft } from './use-review-draft.ts';

type ReviewFormProps = { trip: TripToReview; secret: string; traveller: InvitedTraveller };

/** Stars and a few sentences. Whatever happens, what was typed stays until it has arrived. */
export function ReviewForm({ trip, secret, traveller }: ReviewFormProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { values, change, drop } = useReviewDraft(trip.tourId, traveller);
  const { complaints, summary, raise, settle, clear } = useComplaints<ReviewField>();
  const { busy, answer, send } = useSending<unknown>();
  const [notSent, setNotSent] = useState<NotSentReason | 'gone'>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const trap = String(new FormData(event.currentTarget).get('trap') ?? '');
    const found = checkReview(values, t);
    setNotSent(undefined);
    if (Object.keys(found).length > 0) return raise(found);
    clear();
    const review = { ...values, invitation: secret, trap };
    const refusal = await send(review, (api, { id }) => api.reviews.write({ data: { ...review, id } }));
    if (refusal) refuse(refusal);
    else drop();
  }

  function refuse({ status, field = '' }: Refusal) {
    const name = field.replace(/^data\./, '');
    if (status === 410) setNotSent('gone');
    else if (name in values) raise({ [name]: t(status === 422 ? 'form.cardNumber' : 'form.notAccepted') });
    else setNotSent(notSentReason(status));
  }

  if (answer) {
    return (
      <Panel>
        <Sent title={t('review.sentTitle')}>{t('review.sentText')}</Sent>
        <p className="mt-5">
          <Button href={withLocale(trip.normalizedUrlPath, locale)} kind="outline">
            {t('review.toTrip')}
          </Button>
        </p>
      </Panel>
    );
  }
  const items = Object.entries(complaints).map(([name, text]) => ({ fieldId: reviewFieldId(name), text }));
  return (
    <Panel>
      <form noValidate aria-label={t('review.here')} onSubmit={submit} className="relative grid gap-5.5">
        <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
        <ReviewFields
          values={values}
          complaints={complaints}
          onChange={(name, value) => {
            settle(name);
            change(name, value);
          }}
        />
        <FormTrap />
        {notSent === 'gone' ? (
          <Note tone="amber" live="assertive">
            {t('review.goneMeanwhile')}
          </Note>
        ) : (
          <NotSent
            reason={notSent}
            texts={{ fast: t('form.tooFast'), failed: t('form.failed') }}
            address={site.operator.email}
          />
        )}
        <p className="type-small text-ink-2">
          {t('review.readFirst')}{' '}
          <LocalLink to="/privacy" className="link">
            {t('shell.privacy')}
          </LocalLink>
        </p>
        <div>
          <Button type="submit" busy={busy} busyLabel={t('form.sending')}>
            {t('review.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
