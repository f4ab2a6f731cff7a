import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { CheckoutField, FieldGroup } from '../plan/field.ts';
import { WaiverField } from '../waivers/waiver-field.tsx';
import { StepField } from './step-field.tsx';
import type { useStepCheck } from './use-step-check.ts';
import { wordsOf } from './words.ts';

type StepGroupsProps = {
  groups: readonly FieldGroup[];
  check: ReturnType<typeof useStepCheck>;
};

/** What is asked together, panel by panel. */
export function StepGroups({ groups, check }: StepGroupsProps) {
  const t = useText();
  return groups.map((group) => (
    <Panel key={group.name} className="mb-4">
      <fieldset className="min-w-0">
        <legend className="type-h3">{wordsOf(group.title, t)}</legend>
        {group.lead && <p className="mt-1 type-small text-ink-2">{wordsOf(group.lead, t)}</p>}
        <div className="mt-4 grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2 sm:items-start">
          {group.fields.map((field) => (
            <AskedField key={field.name} field={field} check={check} />
          ))}
        </div>
      </fieldset>
    </Panel>
  ));
}

function AskedField({ field, check }: { field: CheckoutField; check: StepGroupsProps['check'] }) {
  const error = check.errorOf(field);
  if (field.waiver) return <WaiverField name={field.name} waiver={field.waiver} error={error} />;
  return <StepField field={field} error={error} onLeave={() => check.leave(field.name)} />;
}
