import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type PlainDayInputProps = {
  name: string;
  label: string;
  value: LocalDate | undefined;
  today: LocalDate;
  className?: string;
};

/** The browser's own date field, for browsers without scripts. */
export function PlainDayInput({ name, label, value, today, className }: PlainDayInputProps) {
  return (
    <Field label={label} {...(className !== undefined && { className })}>
      {(wiring) => (
        <TextInput
          {...wiring}
          size="medium"
          type="date"
          name={name}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
