import { LIST_SORTS, type ListSort } from '@ashore/core/contract/values/list.ts';
import { useText } from '../../../i18n/texts.ts';
import { Select } from '../../../ui/form/select.tsx';

type SortSelectProps = {
  /** Id of the form that submits this field where scripts do not run. */
  form: string;
  chosen: ListSort;
  onChange: (sort: ListSort) => void;
};

const names = {
  none: 'list.sortNone',
  name: 'list.sortName',
  high: 'list.sortHigh',
  low: 'list.sortLow',
} as const;

export function SortSelect({ form, chosen, onChange }: SortSelectProps) {
  const t = useText();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span aria-hidden="true" className="type-small text-ink-2 whitespace-nowrap max-lg:hidden">
        {t('list.sort')}
      </span>
      <Select
        size="medium"
        name="sort"
        form={form}
        aria-label={t('list.sort')}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          onChange(LIST_SORTS.find((sort) => sort === value) ?? 'none')
        }
        className="min-w-0 max-w-64"
      >
        {LIST_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(names[sort])}
          </option>
        ))}
      </Select>
    </span>
  );
}
