import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type PlainDayInputProps = {
  name: string;
  label: string;
  value: LocalDate | undefined;
  today: LocalDate;
  className?: string;
};

/** The browser's own field for a day: for whom no calendar can be drawn. */
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
          max={addDays(today, FURTHEST_DAY)}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
