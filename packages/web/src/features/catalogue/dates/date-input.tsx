import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, chevronDown } from '../../../ui/media/icon-paths.ts';

/** Button that opens a calendar. It looks like a field and shows the chosen days. */
export function DateInput({ className, children, ...wiring }: ComponentProps<'button'>) {
  const look = 'control flex min-h-11 items-center gap-2.5 px-3.5 text-left type-compact';
  return (
    <button type="button" {...wiring} className={classNames(look, className)}>
      <Icon path={calendar} />
      <span className="min-w-0 grow">{children}</span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}

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
