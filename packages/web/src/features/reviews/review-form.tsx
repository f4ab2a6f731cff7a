import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusedFieldText, useFormSubmission } from '../../api/use-form-submission.ts';
import { useSentenceGap, useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ErrorSummary, useFieldErrors } from '../../ui/form/errors.tsx';
import { FormNotSent, FormSent, type NotSentReason, notSentReason } from '../../ui/form/form-result.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { checkReview, type ReviewField } from './check-review.ts';
import { ReviewFields, reviewFieldId } from './review-fields.tsx';
import type { TripToReview } from './reviewed-trip.tsx';
import type { InvitedTraveller } from './use-invitation.ts';
import { useReviewDraft } from './use-review-draft.ts';

type ReviewFormProps = { trip: TripToReview; secret: string; traveller: InvitedTraveller };

/** Form with stars and a text. The typed text stays until the review has arrived. */
export function ReviewForm({ trip, secret, traveller }: ReviewFormProps) {
  const t = useText();
  const gap = useSentenceGap();
  const { locale, site } = usePage();
  const { values, change, drop } = useReviewDraft(trip.tourId, traveller);
  const { fieldErrors, summary, raise, clearError, clear } = useFieldErrors<ReviewField>();
  const { busy, answer, send } = useFormSubmission<unknown>();
  const [notSent, setNotSent] = useState<NotSentReason | 'gone'>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const trap = String(new FormData(event.currentTarget).get('trap') ?? '');
    const newErrors = checkReview(values, t);
    setNotSent(undefined);
    if (Object.keys(newErrors).length > 0) return raise(newErrors);
    clear();
    const review = { ...values, invitation: secret, trap };
    const refusal = await send(review, (api, { id }) => api.reviews.write({ data: { ...review, id } }));
    if (refusal) refuse(refusal);
    else drop();
  }

  function refuse({ status, field = '' }: Refusal) {
    const name = field.replace(/^data\./, '');
    if (status === 410) setNotSent('gone');
    else if (name in values) raise({ [name]: t(refusedFieldText(status)) });
    else setNotSent(notSentReason(status));
  }

  if (answer) {
    return (
      <Panel>
        <FormSent title={t('review.sentTitle')}>{t('review.sentText')}</FormSent>
        <p className="mt-5">
          <Button href={withLocale(trip.normalizedUrlPath, locale)} kind="outline">
            {t('review.toTrip')}
          </Button>
        </p>
      </Panel>
    );
  }
  const items = Object.entries(fieldErrors).map(([name, text]) => ({ fieldId: reviewFieldId(name), text }));
  return (
    <Panel>
      <form noValidate aria-label={t('review.here')} onSubmit={submit} className="relative grid gap-5.5">
        <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
        <ReviewFields
          values={values}
          fieldErrors={fieldErrors}
          onChange={(name, value) => {
            clearError(name);
            change(name, value);
          }}
        />
        <Honeypot label={t('form.trap')} />
        {notSent === 'gone' ? (
          <Note tone="amber" live="assertive">
            {t('review.goneMeanwhile')}
          </Note>
        ) : (
          <FormNotSent
            reason={notSent}
            texts={{ fast: t('form.tooFast'), failed: t('form.failed') }}
            address={site.operator.email}
          />
        )}
        <p className="type-small text-ink-2">
          {t('review.readFirst')}
          {gap}
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
