import type { NamedShipView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { TRANSFER_LENGTHS } from '@ashore/core/contract/values/transfer.ts';
import { boardingToJudge } from '@ashore/core/cruises/stated-ship.ts';
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
const SHIP_FIELDS: readonly ShipField[] = ['shipName', 'terminal', 'allAboard'];

type ShipValues = Readonly<Record<ShipField, string>>;

type NamedShipFormProps = {
  booking: ShownBooking;
  ship: NamedShipView;
  onClose: () => void;
  onSaved: (booking: ShownBooking) => void;
};

/**
 * Form to correct the ship of a booking. It has the fields of the checkout, and the same warning if the trip ends too
 * late for the ship.
 */
export function NamedShipForm({ booking, ship, onClose, onSaved }: NamedShipFormProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [values, setValues] = useState<ShipValues>({ ...ship, allAboard: ship.allAboard ?? '' });
  const [fieldProblems, setFieldProblems] = useState<Partial<Record<ShipField, MessageKey>>>({});
  const [refusal, setRefusal] = useState<MessageKey>();
  const { busy, send } = useFormSubmission<void>();
  // A ship of a sailing stays the same: another one has other times and promises.
  const fields = ship.byTimetable ? SHIP_FIELDS.filter((name) => name !== 'shipName') : SHIP_FIELDS;
  const warning = shipWarning(booking.trip, boardingToJudge(booking.trip, values.allAboard), intl, t);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setRefusal(undefined);
    const newProblems = problemsOf(values);
    setFieldProblems(newProblems);
    const [firstField] = Object.keys(newProblems);
    if (firstField !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`#${fieldId(firstField)}`)?.focus();
    const correctedShip = {
      shipName: typedLine(values.shipName),
      terminal: typedLine(values.terminal),
      allAboard: values.allAboard || null,
    };
    const failure = await send(correctedShip, async (api) =>
      onSaved(await api.bookings.changeShip({ accessKey: booking.accessKey, ...correctedShip })),
    );
    if (failure) setRefusal(refusalKey(failure));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      {fields.map((name, index) => (
        <ShipInput
          key={name}
          isFirst={index === 0}
          name={name}
          value={values[name]}
          problem={fieldProblems[name]}
          onChange={(value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setFieldProblems(({ [name]: _, ...otherProblems }) => otherProblems);
          }}
        />
      ))}
      {/* Rendered while still empty: screen readers announce only changes to an existing element. */}
      <div role="status" className="empty:sr-only">
        {warning !== undefined && <Note tone="amber">{warning}</Note>}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && <Note tone={refusal === 'namedShip.failed' ? 'error' : 'amber'}>{t(refusal)}</Note>}
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
  isFirst: boolean;
  value: string;
  problem: MessageKey | undefined;
  onChange: (value: string) => void;
};

function ShipInput({ name, isFirst, value, problem, onChange }: ShipInputProps) {
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
          autoFocus={isFirst}
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

const fieldId = (name: string) => `named-ship-${name}`;

function problemsOf({ shipName, terminal }: ShipValues): Partial<Record<ShipField, MessageKey>> {
  return {
    ...(typedLine(shipName) === '' && { shipName: 'transfer.shipNameMissing' }),
    ...(containsCardNumber(shipName) && { shipName: 'transfer.card' }),
    ...(containsCardNumber(terminal) && { terminal: 'transfer.card' }),
  };
}

/** 409: the cut-off has passed. 422: the ship was corrected too often (`MOST_SHIP_CHANGES`). */
function refusalKey({ status }: Refusal): MessageKey {
  if (status === 409) return 'namedShip.tooLate';
  if (status === 422) return 'namedShip.tooOften';
  return status === 429 ? 'form.tooFast' : 'namedShip.failed';
}
