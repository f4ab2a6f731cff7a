import { Radio } from '../../../ui/radio.tsx';
import { FilterCount } from './filter-count.tsx';
import { FilterGroup } from './filter-group.tsx';

type FilterRadio = { readonly value: string; readonly label: string; readonly count: number };

type RadioGroupProps = {
  legend: string;
  /** As the address has it. */
  name: string;
  /** What it is called to choose none of them. */
  anyLabel: string;
  radios: readonly FilterRadio[];
  /** Empty: none. */
  chosen: string;
  onChange: (value: string) => void;
};

/** One of these, or any. */
export function RadioGroup({ legend, name, anyLabel, radios, chosen, onChange }: RadioGroupProps) {
  const choose = {
    name,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
  };
  return (
    <FilterGroup legend={legend}>
      <Radio {...choose} value="" label={anyLabel} checked={chosen === ''} />
      {radios.map(({ value, label, count }) => (
        <Radio
          key={value}
          {...choose}
          value={value}
          label={label}
          count={<FilterCount count={count} />}
          checked={chosen === value}
          disabled={count === 0 && chosen !== value}
          className="has-disabled:text-ink-3"
        />
      ))}
    </FilterGroup>
  );
}
