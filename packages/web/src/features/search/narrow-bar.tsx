import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { narrowAddress } from './narrow-address.ts';
import { type NarrowOptions, tells } from './narrow-options.ts';
import { isNarrowed, NARROWED_BY, type NarrowedBy, type Narrowing, readNarrowing } from './narrowing.ts';

type NarrowBarProps = {
  query: string;
  wanted: Narrowing;
  options: NarrowOptions;
  /** How many tours are left, of how many that can be narrowed, of how many that were found. */
  left: number;
  given: number;
  count: number;
  /** A price in the currency of the page. */
  priceOf: (amount: number) => string;
  interestOf: (id: string) => string;
  /** Somebody has chosen, and a script is there to go on. */
  onChoose: (address: string) => void;
};

/** What an answer can be narrowed by, in lists of the browser's own. Without scripts a button sends them. */
export function NarrowBar({
  query,
  wanted: loaded,
  options,
  left,
  given,
  count,
  onChoose,
  ...texts
}: NarrowBarProps) {
  const t = useText();
  const textOf = useOptionText(texts);
  // A choice shows at once, and the next one comes to it: their answers may still be on their way.
  const [chosen, setChosen] = useState<{ readonly at: Narrowing; readonly wanted: Narrowing }>();
  const wanted = chosen?.at === loaded ? chosen.wanted : loaded;
  const groups = NARROWED_BY.filter((by) => wanted[by] !== undefined || tells(options[by], left));
  if (groups.length === 0) return null;

  function optionText(option: string, having: number | undefined) {
    return having === undefined ? option : t('search.option', { option, count: having });
  }

  function choose(by: NarrowedBy, { currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const { value } = currentTarget;
    const params = new URLSearchParams(narrowAddress(query, wanted).slice('/search?'.length));
    params.set(by, value);
    const next = readNarrowing(params);
    setChosen({ at: loaded, wanted: next });
    onChoose(narrowAddress(query, next));
  }

  return (
    <form
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
          options={options[by].map(({ value, count: having }) => ({
            value: String(value),
            text: optionText(textOf(by, String(value)), having),
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

/** What a value of each group is called. */
function useOptionText({ priceOf, interestOf }: Pick<NarrowBarProps, 'priceOf' | 'interestOf'>) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  return (by: NarrowedBy, value: string): string => {
    switch (by) {
      case 'type':
        return t(`kinds.${value as 'tours'}`);
      case 'interest':
        return interestOf(value);
      case 'language':
        return displayNames(messages, 'language').of(new Intl.Locale(value).language) ?? value;
      case 'priceTo':
        return t('search.upTo', { price: priceOf(Number(value)) });
      case 'rating':
        return t('search.andUp', { rating: Number(value).toLocaleString(intl) });
      case 'freeCancellation':
        return t('search.free');
    }
  };
}

type NarrowSelectProps = {
  by: NarrowedBy;
  label: string;
  unchosen: string;
  value: string | number | true | undefined;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function NarrowSelect({ by, label, unchosen, value, options, onChange }: NarrowSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block type-label">
        {label}
      </label>
      <Select id={id} name={by} size="medium" value={String(value ?? '')} onChange={onChange}>
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
