import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type FormEvent, useState } from 'react';
import { useSending } from '../../api/use-sending.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { NotSent, type NotSentReason, notSentReason } from '../../ui/not-sent.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { nameOf, useComplaints } from '../../ui/use-complaints.ts';
import { checkFindBooking, type FindBookingField, readFindBooking } from './check-find-booking.ts';

const fieldId = (name: string) => `find-booking-${name}`;

/** Number and address lead to the booking. Which of the two was wrong is not said: it is nobody else's business. */
export function FindBookingForm() {
  const t = useText();
  const { locale, site } = usePage();
  const { complaints, summary, raise, settle, clear } = useComplaints<FindBookingField>();
  const { busy, send } = useSending<void>();
  const [notSent, setNotSent] = useState<NotSentReason>();
  const [isUnknown, setIsUnknown] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readFindBooking(event.currentTarget);
    const found = checkFindBooking(values, t);
    setNotSent(undefined);
    setIsUnknown(false);
    if (Object.keys(found).length > 0) return raise(found);
    clear();
    const refusal = await send(values, async (api) => {
      const { accessKey } = await api.bookings.find(values);
      window.location.assign(`${withLocale('/booking', locale)}#key=${accessKey}`);
    });
    if (refusal?.status === 404) setIsUnknown(true);
    else if (refusal) setNotSent(notSentReason(refusal.status));
  }

  const items = Object.entries(complaints).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  return (
    <Panel>
      <form
        noValidate
        onSubmit={submit}
        onChange={({ target }: { target: EventTarget }) => settle(nameOf(target))}
        className="grid gap-4.5"
      >
        <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
        <Field label={t('booking.orderNumber')} error={complaints.orderNumber} id={fieldId('orderNumber')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="orderNumber"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t('shell.emailAddress')} error={complaints.email} id={fieldId('email')}>
          {(wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" />}
        </Field>
        {/* There before it says anything: only then is what it says read out. */}
        <div role="status" className="empty:hidden">
          {isUnknown && <Note tone="amber">{t('booking.notFound')}</Note>}
        </div>
        <NotSent
          reason={notSent}
          texts={{ fast: t('form.tooFast'), failed: t('form.failed') }}
          address={site.operator.email}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel={t('booking.finding')}>
            {t('booking.find')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
