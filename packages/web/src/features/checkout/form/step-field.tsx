import { useText } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceChip, ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { type CheckoutField, fieldValue } from '../fields/field.ts';
import { FieldControl } from './field-control.tsx';
import { fieldId, fieldTextOf, keepValue, useFormValues } from './form-values.ts';

type StepFieldProps = { field: CheckoutField; error: string | undefined; onLeave: () => void };

/** A field with its label, hint and error. Its value is stored at every key press. */
export function StepField({ field, error, onLeave }: StepFieldProps) {
  const t = useText();
  const value = fieldValue(useFormValues(), field.name);
  const label = fieldTextOf(field.label, t);
  const layout = field.isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0';
  if (field.kind === 'checkedBox')
    return (
      <Checkbox
        id={fieldId(field.name)}
        name={field.name}
        label={label}
        className={layout}
        // The value is 'yes' once the box is unticked: the field's name states the exception, such as isElsewhere.
        checked={value !== 'yes'}
        onChange={(event) => keepValue(field.name, event.target.checked ? '' : 'yes')}
      />
    );
  if (field.kind === 'segmentedChoice') return <Chips field={field} value={value} className={layout} />;
  return (
    <Field
      id={fieldId(field.name)}
      label={label}
      aside={field.isRequired ? undefined : t('form.optional')}
      hint={field.hint && fieldTextOf(field.hint, t)}
      error={error}
      className={layout}
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

type FieldChipsProps = { field: CheckoutField; value: string; className: string };

function Chips({ field: { name, label, hint, choices = [] }, value, className }: FieldChipsProps) {
  const t = useText();
  const chosen = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <div className={className}>
      <ChoiceGroup legend={fieldTextOf(label, t)} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.value}
            name={name}
            checked={choice.value === chosen}
            onChange={() => keepValue(name, choice.value)}
          >
            {fieldTextOf(choice.label, t)}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <p aria-live="polite" className="mt-2 type-small text-ink-2 empty:sr-only">
        {hint && fieldTextOf(hint, t)}
      </p>
    </div>
  );
}
