import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { type FormEvent, useState } from 'react';
import { useFormSubmission } from '../../api/use-form-submission.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ErrorSummary, type FieldErrors, fieldNameOf, useFieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormNotSent, type NotSentReason, notSentReason } from '../../ui/form/form-result.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

const fieldId = (name: string) => `find-booking-${name}`;

/**
 * Finds a booking by its order number and email address. The message does not say which of them was wrong, so
 * that strangers learn nothing.
 */
export function FindBookingForm() {
  const t = useText();
  const { locale, site } = usePage();
  const { fieldErrors, summary, raise, clearError, clear } = useFieldErrors<FindBookingField>();
  const { busy, send } = useFormSubmission<void>();
  const [notSent, setNotSent] = useState<NotSentReason>();
  const [isUnknown, setIsUnknown] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readFindBooking(event.currentTarget);
    const newErrors = checkFindBooking(values, t);
    setNotSent(undefined);
    setIsUnknown(false);
    if (Object.keys(newErrors).length > 0) return raise(newErrors);
    clear();
    const refusal = await send(values, async (api) => {
      const { accessKey } = await api.bookings.find(values);
      window.location.assign(`${withLocale('/booking', locale)}#key=${accessKey}`);
    });
    if (refusal?.status === 404) setIsUnknown(true);
    else if (refusal) setNotSent(notSentReason(refusal.status));
  }

  const items = Object.entries(fieldErrors).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  return (
    <Panel>
      <form
        noValidate
        onSubmit={submit}
        onChange={({ target }: { target: EventTarget }) => clearError(fieldNameOf(target))}
        className="grid gap-4.5"
      >
        <ErrorSummary ref={summary} title={t('form.summary')} items={items} />
        <Field label={t('booking.orderNumber')} error={fieldErrors.orderNumber} id={fieldId('orderNumber')}>
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
        <Field label={t('shell.emailAddress')} error={fieldErrors.email} id={fieldId('email')}>
          {(wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" />}
        </Field>
        {/* Rendered while still empty: screen readers announce only changes to an existing element. */}
        <div role="status" className="empty:sr-only">
          {isUnknown && <Note tone="amber">{t('booking.notFound')}</Note>}
        </div>
        <FormNotSent
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

export type FindBookingValues = { readonly orderNumber: string; readonly email: string };
type FindBookingField = keyof FindBookingValues;

/** Reads what was typed. An order number may be grouped in any way. */
function readFindBooking(form: HTMLFormElement): FindBookingValues {
  const data = new FormData(form);
  return {
    orderNumber: typedLine(String(data.get('orderNumber') ?? '')),
    email: String(data.get('email') ?? '').trim(),
  };
}

export function checkFindBooking(
  { orderNumber, email }: FindBookingValues,
  t: TextOf,
): FieldErrors<FindBookingField> {
  const fieldErrors: [FindBookingField, string | undefined][] = [
    ['orderNumber', orderProblem(orderNumber, t)],
    ['email', emailProblem(email, t)],
  ];
  return Object.fromEntries(fieldErrors.filter(([, text]) => text !== undefined));
}

function orderProblem(typed: string, t: TextOf): string | undefined {
  if (typed === '') return t('booking.orderMissing');
  return /^[0-9A-Za-z]{8}$/.test(typed.replace(/[\s-]/g, '')) ? undefined : t('booking.orderWrong');
}

function emailProblem(typed: string, t: TextOf): string | undefined {
  if (typed === '') return t('shell.emailMissing');
  return isEmailAddress(typed) ? undefined : t('shell.emailInvalid');
}
