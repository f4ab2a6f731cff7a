import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { type CheckoutField, typedIn } from '../plan/field.ts';
import { FieldControl } from './field-control.tsx';
import { fieldId } from './field-id.ts';
import { keepValue, useFormValues } from './use-form.ts';
import { wordsOf } from './words.ts';

type StepFieldProps = { field: CheckoutField; error: string | undefined; onLeave: () => void };

/** A field with its label, its hint and what is wrong with it. What is typed is kept with every key. */
export function StepField({ field, error, onLeave }: StepFieldProps) {
  const t = useText();
  const value = typedIn(useFormValues(), field.name);
  const label = wordsOf(field.label, t);
  const place = field.isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0';
  if (field.kind === 'usual')
    return (
      <Checkbox
        id={fieldId(field.name)}
        name={field.name}
        label={label}
        className={place}
        checked={value !== 'yes'}
        onChange={(event) => keepValue(field.name, event.target.checked ? '' : 'yes')}
      />
    );
  return (
    <Field
      id={fieldId(field.name)}
      label={label}
      aside={field.isRequired ? undefined : t('form.optional')}
      hint={field.hint && wordsOf(field.hint, t)}
      error={error}
      className={place}
    >
      {(wiring) => (
        <FieldControl
          field={field}
          value={value}
          wiring={wiring}
          onChange={(text) => keepValue(field.name, text)}
          onLeave={onLeave}
        />
      )}
    </Field>
  );
}
