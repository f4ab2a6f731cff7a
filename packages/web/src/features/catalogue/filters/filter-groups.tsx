import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Radio } from '../../../ui/form/radio.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';

type FilterGroupProps = { legend: string; children: ReactNode };

export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-5 first:border-t-0 first:pt-0">
      <legend className="float-left mb-1 w-full type-h4">{legend}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}

/** Number of products a choice would leave. */
function FilterCount({ count }: { count: number }) {
  const { locale } = usePage();
  return numberFormat(localeTable[locale].intl).format(count);
}

export type FilterBox<Id extends string> = { readonly id: Id; readonly name: string; readonly count: number };

type BoxGroupProps<Id extends string> = {
  legend: string;
  /** Parameter name in the address. */
  name: string;
  boxes: readonly FilterBox<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** How many boxes are shown before the visitor unfolds the others. */
  shownAtFirst?: number;
  /** Shows also the boxes that would leave no products, so that a visitor sees that they were considered. */
  showsAll?: boolean;
  /** Below the boxes: how they apply. */
  children?: ReactNode;
};

/**
 * Group of checkboxes, any of which may match. A box that would leave no products is hidden unless all are
 * shown. Their order never changes and a visible box never disappears, so that nothing moves under the pointer.
 */
export function BoxGroup<Id extends string>({ legend, name, boxes, chosen, ...rest }: BoxGroupProps<Id>) {
  const { onChange, children, shownAtFirst = 6, showsAll = false } = rest;
  const t = useText();
  const shownBoxes = useShown(boxes, ({ id, count }) => showsAll || count > 0 || chosen.includes(id));
  // A chosen box is never folded away.
  const [firstBoxes] = useState(
    () =>
      new Set(
        shownBoxes.filter(({ id }, at) => at < shownAtFirst || chosen.includes(id)).map(({ id }) => id),
      ),
  );
  const checkboxOf = ({ id, name: label, count }: FilterBox<Id>) => (
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
  const furtherBoxes = shownBoxes.filter(({ id }) => !firstBoxes.has(id));
  if (shownBoxes.length === 0) return null;
  return (
    <FilterGroup legend={legend}>
      {shownBoxes.filter(({ id }) => firstBoxes.has(id)).map(checkboxOf)}
      {furtherBoxes.length > 0 && (
        <Disclosure below moreLabel={t('filters.showMore')} lessLabel={t('filters.showLess')}>
          {furtherBoxes.map(checkboxOf)}
        </Disclosure>
      )}
      {children}
    </FilterGroup>
  );
}

/** The choices that are worthwhile, and those that once were. */
function useShown<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  isWorthwhile: (choice: Choice) => boolean,
): Choice[] {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set());
  const newChoices = choices.filter((choice) => isWorthwhile(choice) && !seenIds.has(choice.id));
  if (newChoices.length > 0) setSeenIds(new Set([...seenIds, ...newChoices.map(({ id }) => id)]));
  return choices.filter((choice) => seenIds.has(choice.id) || isWorthwhile(choice));
}

type FilterCheckboxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

/**
 * A choice that would leave no products is disabled and shows the count 0. A chosen box can always be
 * unchecked.
 */
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

type FilterRadio = { readonly id: string; readonly label: string; readonly count: number };

type RadioGroupProps = {
  legend: string;
  /** Parameter name in the address. */
  name: string;
  /** Label of the option that applies no filter. */
  anyLabel: string;
  radios: readonly FilterRadio[];
  /** The chosen value; an empty string applies no filter. */
  chosen: string;
  onChange: (value: string) => void;
};

/** Group of radios: one value, or no filter. A radio that would leave no products is hidden like a box. */
export function RadioGroup({ legend, name, anyLabel, radios, chosen, onChange }: RadioGroupProps) {
  const choose = {
    name,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
  };
  const shownRadios = useShown(radios, ({ id, count }) => count > 0 || chosen === id);
  if (shownRadios.length === 0) return null;
  return (
    <FilterGroup legend={legend}>
      <Radio {...choose} value="" label={anyLabel} checked={chosen === ''} />
      {shownRadios.map(({ id, label, count }) => (
        <Radio
          key={id}
          {...choose}
          value={id}
          label={label}
          count={<FilterCount count={count} />}
          checked={chosen === id}
          disabled={count === 0 && chosen !== id}
          className="has-disabled:text-ink-3"
        />
      ))}
    </FilterGroup>
  );
}
