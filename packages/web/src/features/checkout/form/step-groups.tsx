import { useText } from '../../../i18n/texts.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { CheckoutField, FieldGroup } from '../fields/field.ts';
import { WaiverField } from '../waivers/waiver-field.tsx';
import { fieldTextOf } from './form-values.ts';
import { StepField } from './step-field.tsx';
import type { useStepCheck } from './use-step-check.ts';

type StepGroupsProps = {
  groups: readonly FieldGroup[];
  check: ReturnType<typeof useStepCheck>;
};

/** Renders each group of fields in a panel. */
export function StepGroups({ groups, check }: StepGroupsProps) {
  const t = useText();
  return groups.map((group) => (
    <Panel key={group.name} className="mb-4">
      <fieldset className="min-w-0">
        <legend className="type-h3">{fieldTextOf(group.title, t)}</legend>
        {group.lead && <p className="mt-1 type-small text-ink-2">{fieldTextOf(group.lead, t)}</p>}
        <div className="mt-4 grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2 sm:items-start">
          {group.fields.map((field) => (
            <CheckedField key={field.name} field={field} check={check} />
          ))}
        </div>
      </fieldset>
    </Panel>
  ));
}

function CheckedField({ field, check }: { field: CheckoutField; check: StepGroupsProps['check'] }) {
  const error = check.errorOf(field);
  if (field.waiver) return <WaiverField name={field.name} waiver={field.waiver} error={error} />;
  return <StepField field={field} error={error} onLeave={() => check.leave(field.name)} />;
}
