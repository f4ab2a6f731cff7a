import { useState } from 'react';
import { Field } from '../form/field.tsx';
import { RangeSlider } from '../form/range-slider.tsx';
import { Select } from '../form/select.tsx';
import { Stepper } from '../form/stepper.tsx';
import { BehaviourPart } from './behaviour-part.tsx';

const BARS = [3, 6, 12, 18, 22, 16, 13, 9, 8, 5, 4, 3, 2, 2, 1];

export function SelectPart() {
  return (
    <BehaviourPart title="Select" note="The browser’s own list in the look of our fields.">
      <div className="grid max-w-100 gap-4.5">
        <Field label="Age of child 1" hint="From 0 to 17 years">
          {(wiring) => <Select {...wiring}>{ages()}</Select>}
        </Field>
        <Field label="Age of child 2" error="Choose the age, so that the price is right.">
          {(wiring) => <Select {...wiring}>{ages()}</Select>}
        </Field>
      </div>
    </BehaviourPart>
  );
}

function ages() {
  return ['Choose', '0', '1', '2', '3'].map((age) => <option key={age}>{age}</option>);
}

export function StepperPart() {
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  return (
    <BehaviourPart title="Stepper" note="Two buttons of 44 px and a number that is read out.">
      <div className="flex flex-wrap gap-8">
        <Stepper
          value={adults}
          onChange={setAdults}
          min={1}
          max={4}
          label="Adults"
          lessLabel="One fewer adult"
          moreLabel="One more adult"
          valueText={`${adults} adults`}
        />
        <Stepper
          value={children}
          onChange={setChildren}
          min={0}
          max={4}
          label="Children"
          lessLabel="One fewer child"
          moreLabel="One more child"
          valueText={`${children} children`}
        />
      </div>
    </BehaviourPart>
  );
}

export function RangeSliderPart() {
  const [price, setPrice] = useState({ low: 24, high: 120 });
  const [query, setQuery] = useState('');
  return (
    <BehaviourPart title="Range slider" note="Two handles, and two fields that take exact numbers.">
      <div className="max-w-64">
        <RangeSlider
          label="Price per person"
          lowLabel="Lowest price"
          highLabel="Highest price"
          value={price}
          bounds={{ low: 10, high: 200 }}
          onChange={setPrice}
          onCommit={({ low, high }) => setQuery(`Asked for ${low} to ${high}`)}
          format={(value) => `€${value}`}
          histogram={<Histogram />}
        />
        <p className="type-small mt-2 text-ink-2">{query}</p>
      </div>
    </BehaviourPart>
  );
}

function Histogram() {
  return (
    <svg viewBox="0 0 150 23" preserveAspectRatio="none" aria-hidden="true" className="h-13 w-full fill-sea">
      {BARS.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars of a histogram are known by their place.
        <rect key={index} x={index * 10} y={23 - bar} width="8" height={bar} />
      ))}
    </svg>
  );
}
