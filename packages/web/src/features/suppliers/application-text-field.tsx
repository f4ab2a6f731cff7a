import type { ReactNode } from 'react';
import type { FieldErrors } from '../../ui/form/errors.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput, type TextInputProps } from '../../ui/form/text-input.tsx';
import type { ApplicationField } from './check-application.ts';

export type ApplicationFieldErrors = FieldErrors<ApplicationField>;

/** The links of the error summary lead to this id. */
export const applicationFieldId = (name: string) => `apply-${name}`;

type ApplicationTextFieldProps = Omit<TextInputProps, 'size'> & {
  name: ApplicationField;
  label: string;
  fieldErrors: ApplicationFieldErrors;
  aside?: string;
  hint?: ReactNode;
  /** Whether it takes both columns of the form. */
  wide?: boolean;
};

/** A single-line field of the application, with label, hint and error. */
export function ApplicationTextField({
  name,
  label,
  fieldErrors,
  aside,
  hint,
  wide,
  ...input
}: ApplicationTextFieldProps) {
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
