import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FilterCount } from './filter-count.tsx';
import { FilterGroup } from './filter-group.tsx';

export type FilterBox<Id extends string> = { readonly id: Id; readonly name: string; readonly count: number };

type BoxGroupProps<Id extends string> = {
  legend: string;
  /** As the address has it. */
  name: string;
  boxes: readonly FilterBox<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
};

const shownAtFirst = 6;

/** Any of these will do. Their order never changes: nothing moves under the pointer of whoever chooses. */
export function BoxGroup<Id extends string>({ legend, name, boxes, chosen, onChange }: BoxGroupProps<Id>) {
  const t = useText();
  // What is chosen is never folded away.
  const [head] = useState(
    () => new Set(boxes.filter(({ id }, at) => at < shownAtFirst || chosen.includes(id)).map(({ id }) => id)),
  );
  const draw = ({ id, name: label, count }: FilterBox<Id>) => (
    <FilterCheckbox
      key={id}
      name={name}
      value={id}
      label={label}
      count={count}
      isChosen={chosen.includes(id)}
      onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
    />
  );
  const rest = boxes.filter(({ id }) => !head.has(id));
  return (
    <FilterGroup legend={legend}>
      {boxes.filter(({ id }) => head.has(id)).map(draw)}
      {rest.length > 0 && (
        <Disclosure below moreLabel={t('filters.showMore')} lessLabel={t('filters.showLess')}>
          {rest.map(draw)}
        </Disclosure>
      )}
    </FilterGroup>
  );
}

type FilterCheckboxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/** What would leave nothing cannot be chosen, and says so by its nought; what is chosen can always be taken back. */
export function FilterCheckbox({ name, value, label, count, isChosen, onChange }: FilterCheckboxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={label}
      count={<FilterCount count={count} />}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="has-disabled:text-ink-3"
    />
  );
}
