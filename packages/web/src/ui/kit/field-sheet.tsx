import { Checkbox } from '../form/checkbox.tsx';
import { ChoiceChip, ChoiceGroup } from '../form/choice-group.tsx';
import { ErrorSummary } from '../form/errors.tsx';
import { Field } from '../form/field.tsx';
import { OptionPanel } from '../form/option-panel.tsx';
import { Radio } from '../form/radio.tsx';
import { TextArea, TextInput } from '../form/text-input.tsx';
import { mail } from '../media/icon-paths.ts';
import { SheetSection } from './sheet-section.tsx';

export function FieldSheet() {
  return (
    <>
      <SheetSection title="Inputs">
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
          <Field label="Email" aside="(optional)">
            {(wiring) => <TextInput {...wiring} type="email" icon={mail} placeholder="name@example.org" />}
          </Field>
          <Field label="First name">
            {(wiring) => <TextInput {...wiring} defaultValue="Marie-Christine" />}
          </Field>
          <Field
            id="kit-phone"
            label="Mobile number"
            error="This number is too short. Example: +49 151 23456789"
          >
            {(wiring) => <TextInput {...wiring} type="tel" defaultValue="0151 23" />}
          </Field>
          <Field label="Cabin" hint="As printed on the boarding card">
            {(wiring) => <TextInput {...wiring} defaultValue="BS 204" />}
          </Field>
          <Field label="Order" hint="Cannot be changed">
            {(wiring) => <TextInput {...wiring} readOnly value="ASH-7K2M-94QD" />}
          </Field>
          <Field label="Voraussichtliche Ankunftszeit am Kreuzfahrtterminal" hint="Ortszeit des Hafens">
            {(wiring) => (
              <TextInput {...wiring} size="medium" trailing={<span className="px-3 text-ink-2">Uhr</span>} />
            )}
          </Field>
          <Field label="Message" className="sm:col-span-2">
            {(wiring) => <TextArea {...wiring} rows={3} defaultValue="When does the boat leave?" />}
          </Field>
          <ErrorSummary
            className="sm:col-span-2"
            title="Please make sure all required fields are filled out correctly."
            items={[{ fieldId: 'kit-phone', text: 'This number is too short. Example: +49 151 23456789' }]}
          />
        </div>
      </SheetSection>
      <SheetSection title="Choices">
        <div className="grid gap-x-6 sm:grid-cols-2">
          <ChoiceGroup legend="Duration">
            <Checkbox label="Up to 2 hours" count="19" />
            <Checkbox label="2 to 4 hours" count="22" defaultChecked />
            <Checkbox label="I accept the general terms" error="Please accept the terms to go on." />
            <Checkbox label="Only hold the amount now" hint="We charge it when the operator confirms." />
          </ChoiceGroup>
          <ChoiceGroup legend="Seat" hint="Chosen seats are free of charge.">
            <Radio name="kit-seat" label="Window" defaultChecked />
            <Radio name="kit-seat" label="Aisle" hint="Next to the stairs" />
          </ChoiceGroup>
        </div>
        <ChoiceGroup legend="How do you arrive?" className="flex flex-wrap gap-2">
          <ChoiceChip name="kit-arrival" defaultChecked>
            Hotel
          </ChoiceChip>
          <ChoiceChip name="kit-arrival">Airport</ChoiceChip>
          <ChoiceChip name="kit-arrival">Kreuzfahrtschiff</ChoiceChip>
        </ChoiceGroup>
        <ChoiceGroup legend="Which trip?" legendHidden className="grid gap-3">
          <OptionPanel name="kit-option" title="Shared sloop, with wine" aside="€48.50" defaultChecked>
            <StartTimes />
          </OptionPanel>
          <OptionPanel
            name="kit-option"
            title="Private sloop, up to 6"
            detail="Your own skipper and route"
            aside="€240.00"
          />
        </ChoiceGroup>
      </SheetSection>
    </>
  );
}

function StartTimes() {
  return (
    <ChoiceGroup legend="Start" legendHidden className="flex flex-wrap gap-2">
      <ChoiceChip shape="square" name="kit-start">
        17:30
      </ChoiceChip>
      <ChoiceChip shape="square" name="kit-start" defaultChecked>
        19:15
      </ChoiceChip>
      <ChoiceChip shape="square" name="kit-start" disabled>
        20:00
      </ChoiceChip>
    </ChoiceGroup>
  );
}
