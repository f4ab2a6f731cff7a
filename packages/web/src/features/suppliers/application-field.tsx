import type { ReactNode } from 'react';
import type { FieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/form/text-input.tsx';
import type { ApplicationField } from './check-application.ts';

export type ApplicationErrors = FieldErrors<ApplicationField>;

export const applicationFieldId = (name: string) => `apply-${name}`;

type ApplicationLineProps = Omit<TextInputProps, 'size'> & {
  name: ApplicationField;
  label: string;
  fieldErrors: ApplicationErrors;
  aside?: string;
  hint?: ReactNode;
  wide?: boolean;
};

/** A single-line text field with its label and error. */
export function ApplicationLine({
  name,
  label,
  fieldErrors,
  aside,
  hint,
  wide,
  ...input
}: ApplicationLineProps) {
  return (
    <Field
      id={applicationFieldId(name)}
      label={label}
      aside={aside}
      hint={hint}
      error={fieldErrors[name]}
      className={wide ? 'sm:col-span-2' : 'min-w-0'}
    >
      {(wiring) => <TextInput {...input} {...wiring} name={name} />}
    </Field>
  );
}
