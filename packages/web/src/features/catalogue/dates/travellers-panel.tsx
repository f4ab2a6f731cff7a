import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { ADULT_AGE } from '@ashore/core/contract/values/trip-days.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { sizeOf, type Travellers } from '../../../store/trip-plan-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';

/** "2 adults, 1 child"; on a phone, where that has no space, "3 travellers". */
export function PartyText({ travellers }: { travellers: Travellers }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { adults, children } = travellers;
  const countTexts = [t('plan.adults', { count: adults })];
  if (children.length > 0) countTexts.push(t('plan.children', { count: children.length }));
  return (
    <>
      <span className="max-md:hidden">{listFormat(intl).format(countTexts)}</span>
      <span className="md:hidden">{t('filters.people', { count: sizeOf(travellers) })}</span>
    </>
  );
}

type TravellersPanelProps = {
  chosen: Travellers | null;
  onChange: (travellers: Travellers) => void;
  /** Without it a number of travellers is always chosen. */
  onClear?: () => void;
  onDone: () => void;
};

const AGES = Array.from({ length: ADULT_AGE }, (_, age) => age);

/** Adults, children, and the age of each child. */
export function TravellersPanel({ chosen, onChange, onClear, onDone }: TravellersPanelProps) {
  const t = useText();
  const { adults, children } = chosen ?? { adults: 1, children: [] };
  const withChildren = (count: number) =>
    Array.from({ length: count }, (_, index) => children[index] ?? null);
  return (
    <div className="grid gap-4">
      <PartyRow
        group="adults"
        label={t('plan.adultsLabel')}
        value={adults}
        least={1}
        most={MAX_PARTY - children.length}
        valueText={t('plan.adults', { count: adults })}
        onChange={(count) => onChange({ adults: count, children })}
      />
      <PartyRow
        group="children"
        label={t('plan.childrenLabel')}
        value={children.length}
        least={0}
        most={MAX_PARTY - adults}
        valueText={t('plan.children', { count: children.length })}
        onChange={(count) => onChange({ adults, children: withChildren(count) })}
      />
      {children.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {children.map((age, index) => (
            <AgeField
              // biome-ignore lint/suspicious/noArrayIndexKey: children are known by their order alone.
              key={index}
              number={index + 1}
              age={age}
              onChange={(years) => onChange({ adults, children: children.with(index, years) })}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        {onClear && (
          <Button kind="quiet" size="medium" className="-mx-3" onClick={onClear}>
            {t('plan.anyTravellers')}
          </Button>
        )}
        <Button kind="strong" size="medium" className="ml-auto" onClick={onDone}>
          {t('plan.done')}
        </Button>
      </div>
    </div>
  );
}

type AgeFieldProps = { number: number; age: number | null; onChange: (age: number | null) => void };

function AgeField({ number, age, onChange }: AgeFieldProps) {
  const t = useText();
  return (
    <Field label={t('plan.childAge', { number })}>
      {(wiring) => (
        <Select
          {...wiring}
          size="medium"
          value={age ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        >
          <option value="">{t('plan.chooseAge')}</option>
          {AGES.map((years) => (
            <option key={years} value={years}>
              {t('plan.age', { years })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type PartyRowProps = {
  group: 'adults' | 'children';
  label: string;
  value: number;
  least: number;
  most: number;
  valueText: string;
  onChange: (value: number) => void;
};

function PartyRow({ group, label, value, least, most, valueText, onChange }: PartyRowProps) {
  const t = useText();
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="type-label">{label}</span>
      <Stepper
        value={value}
        onChange={onChange}
        min={least}
        max={most}
        label={label}
        lessLabel={t('plan.fewer', { group })}
        moreLabel={t('plan.more', { group })}
        valueText={valueText}
      />
    </div>
  );
}
