import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/text-input.tsx';
import type { Complaints } from '../../ui/use-complaints.ts';
import type { ApplicationField } from './check-application.ts';

export type FieldComplaints = Complaints<ApplicationField>;

export const applicationFieldId = (name: string) => `apply-${name}`;

type LineProps = Omit<TextInputProps, 'size'> & {
  name: ApplicationField;
  label: string;
  complaints: FieldComplaints;
  aside?: string;
  hint?: ReactNode;
  wide?: boolean;
};

/** One line of text, with its label and what is wrong with it. */
export function ApplicationLine({ name, label, complaints, aside, hint, wide, ...input }: LineProps) {
  return (
    <Field
      id={applicationFieldId(name)}
      label={label}
      aside={aside}
      hint={hint}
      error={complaints[name]}
      className={wide ? 'sm:col-span-2' : 'min-w-0'}
    >
      {(wiring) => <TextInput {...input} {...wiring} name={name} />}
    </Field>
  );
}
