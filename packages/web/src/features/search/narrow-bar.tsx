import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ChangeEvent, type FormEvent, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { narrowAddress } from './narrow-address.ts';
import type { NarrowOptions } from './narrow-found.ts';
import { isNarrowed, NARROWED_BY, type NarrowedBy, type Narrowing } from './narrowing.ts';

type NarrowBarProps = {
  query: string;
  wanted: Narrowing;
  options: NarrowOptions;
  /** How many tours are narrowed here, of how many that were found. */
  given: number;
  count: number;
  /** A price in the currency of the page. */
  priceOf: (amount: number) => string;
  interestOf: (id: string) => string;
  /** Somebody has chosen, and a script is there to go on. */
  onChoose: (address: string) => void;
};

/** What an answer can be narrowed by, in lists of the browser's own. Without scripts a button sends them. */
export function NarrowBar({ query, wanted, options, given, count, onChoose, ...texts }: NarrowBarProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const textOf = useOptionText(texts);
  const groups = NARROWED_BY.filter((by) => wanted[by] !== undefined || tells(options[by], given));
  if (groups.length === 0) return null;

  function choose(by: NarrowedBy, { currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const { value } = currentTarget;
    const next = { ...wanted, [by]: value === '' ? undefined : value };
    onChoose(narrowAddress(query, next as Narrowing));
  }

  return (
    <form
      ref={form}
      method="get"
      aria-label={t('search.narrow')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="narrow-bar"
    >
      <input type="hidden" name="q" value={query} />
      {groups.map((by) => (
        <NarrowSelect
          key={by}
          by={by}
          label={t(`search.${by}`)}
          unchosen={t('search.any')}
          value={wanted[by]}
          options={options[by].map(({ value, count: left }) => ({
            value,
            text: t('search.option', { option: textOf(by, value), count: left }),
          }))}
          onChange={(event) => choose(by, event)}
        />
      ))}
      <Button type="submit" kind="outline" size="medium" className="unscripted">
        {t('search.apply')}
      </Button>
      {isNarrowed(wanted) && (
        <p className="narrow-clear">
          <TextLink href={narrowAddress(query, {})}>{t('search.clear')}</TextLink>
        </p>
      )}
      {count > given && <p className="narrow-note">{t('search.narrowsFirst', { shown: given })}</p>}
    </form>
  );
}

/** A list of one that all of them have would narrow nothing. */
function tells(options: NarrowOptions[NarrowedBy], given: number): boolean {
  return options.some(({ count }) => count < given);
}

/** What a value of each group is called. */
function useOptionText({ priceOf, interestOf }: Pick<NarrowBarProps, 'priceOf' | 'interestOf'>) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  return (by: NarrowedBy, value: string | number): string => {
    switch (by) {
      case 'type':
        return t(`kinds.${value as 'tours'}`);
      case 'interest':
        return interestOf(String(value));
      case 'language':
        return (
          displayNames(messages, 'language').of(new Intl.Locale(String(value)).language) ?? String(value)
        );
      case 'priceTo':
        return t('search.upTo', { price: priceOf(Number(value)) });
      case 'rating':
        return t('search.andUp', { rating: Number(value).toLocaleString(intl) });
    }
  };
}

type NarrowSelectProps = {
  by: NarrowedBy;
  label: string;
  unchosen: string;
  value: string | number | undefined;
  options: readonly { readonly value: string | number; readonly text: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function NarrowSelect({ by, label, unchosen, value, options, onChange }: NarrowSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block type-label">
        {label}
      </label>
      <Select id={id} name={by} size="medium" value={value ?? ''} onChange={onChange}>
        <option value="">{unchosen}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </div>
  );
}
