import type { NamedShipView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { TRANSFER_LENGTHS } from '@ashore/core/contract/values/transfer.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { containsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { type FormEvent, useState } from 'react';
import { type Refusal, useFormSubmission } from '../../../api/use-form-submission.ts';
import { shipWarning } from '../../../i18n/booking-texts.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type ShipField = 'shipName' | 'terminal' | 'allAboard';
type ShipValues = Readonly<Record<ShipField, string>>;

type NamedShipFormProps = {
  booking: ShownBooking;
  ship: NamedShipView;
  onClose: () => void;
  onSaved: (booking: ShownBooking) => void;
};

/** The fields of the ship, as in the checkout, with the same warning of a trip that ends too late for it. */
export function NamedShipForm({ booking, ship, onClose, onSaved }: NamedShipFormProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [values, setValues] = useState<ShipValues>({ ...ship, allAboard: ship.allAboard ?? '' });
  const [problems, setProblems] = useState<Partial<Record<ShipField, MessageKey>>>({});
  const [problem, setProblem] = useState<MessageKey>();
  const { busy, send } = useFormSubmission<void>();
  const warning = shipWarning(booking.trip, values.allAboard, intl, t);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const found = problemsOf(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`#${fieldId(first)}`)?.focus();
    const details = {
      shipName: typedLine(values.shipName),
      terminal: typedLine(values.terminal),
      allAboard: values.allAboard || null,
    };
    const refusal = await send(details, async (api) =>
      onSaved(await api.bookings.changeShip({ accessKey: booking.accessKey, ...details })),
    );
    if (refusal) setProblem(refusalText(refusal));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      {fields.map((name) => (
        <ShipInput
          key={name}
          name={name}
          value={values[name]}
          problem={problems[name]}
          onChange={(value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setProblems(({ [name]: _, ...others }) => others);
          }}
        />
      ))}
      {/* Rendered while still empty: screen readers announce only changes to an existing element. */}
      <div role="status" className="empty:sr-only">
        {warning !== undefined && <Note tone="amber">{warning}</Note>}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Note tone={problem === 'namedShip.failed' ? 'error' : 'amber'}>{t(problem)}</Note>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="medium" busy={busy} busyLabel={t('namedShip.busy')}>
          {t('namedShip.save')}
        </Button>
        <Button kind="outline" size="medium" onClick={onClose}>
          {t('namedShip.keep')}
        </Button>
      </div>
    </form>
  );
}

type ShipInputProps = {
  name: ShipField;
  value: string;
  problem: MessageKey | undefined;
  onChange: (value: string) => void;
};

function ShipInput({ name, value, problem, onChange }: ShipInputProps) {
  const t = useText();
  return (
    <Field
      id={fieldId(name)}
      label={t(`transfer.${name}`)}
      aside={name === 'shipName' ? undefined : t('transfer.optional')}
      error={problem && t(problem)}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name={name}
          autoFocus={name === 'shipName'}
          type={name === 'allAboard' ? 'time' : 'text'}
          autoComplete="off"
          {...(name !== 'allAboard' && { maxLength: TRANSFER_LENGTHS[name][1] })}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

const fields: readonly ShipField[] = ['shipName', 'terminal', 'allAboard'];

const fieldId = (name: string) => `named-ship-${name}`;

function problemsOf({ shipName, terminal }: ShipValues): Partial<Record<ShipField, MessageKey>> {
  return {
    ...(typedLine(shipName) === '' && { shipName: 'transfer.shipNameMissing' }),
    ...(containsCardNumber(shipName) && { shipName: 'transfer.card' }),
    ...(containsCardNumber(terminal) && { terminal: 'transfer.card' }),
  };
}

function refusalText({ status }: Refusal): MessageKey {
  if (status === 409) return 'namedShip.tooLate';
  if (status === 422) return 'namedShip.tooOften';
  return status === 429 ? 'form.tooFast' : 'namedShip.failed';
}
