import { useText } from '../../../i18n/use-text.ts';
import { BoxGroup, FilterCheckbox } from './box-group.tsx';
import { DaysFilter } from './days-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { LoadedList } from './load-list.ts';
import type { Narrowing } from './narrowing.ts';
import { PriceFilter } from './price-filter.tsx';
import { RadioGroup } from './radio-group.tsx';
import { durationWord } from './read-narrowing.ts';
import { useFilterWords } from './use-filter-words.ts';

export type FilterFieldsProps = {
  list: LoadedList;
  /** What is chosen by now: the list may still be on its way. */
  narrowing: Narrowing;
  /** Whether the list is of several kinds. */
  hasKinds: boolean;
  onChange: (next: Narrowing) => void;
};

/** Everything that a list can be narrowed by, with what each would leave. Fields of a form, for who has no scripts. */
export function FilterFields({ list, narrowing, hasKinds, onChange }: FilterFieldsProps) {
  const t = useText();
  const words = useFilterWords(list);
  const { options } = list;
  const set = (part: Partial<Narrowing>) => onChange({ ...narrowing, ...part });
  const durations = options.duration.flatMap(({ from, to, count }) => {
    const value = durationWord({ from, to } as NonNullable<Narrowing['duration']>);
    return [{ value, label: words.duration(value), count, duration: { from, to } as Narrowing['duration'] }];
  });
  return (
    <>
      <DaysFilter
        chosen={narrowing.days}
        today={list.today}
        format={words.days}
        onChange={(days) => set({ days })}
      />
      <PriceFilter
        bounds={options.price}
        chosen={narrowing.price}
        format={words.money}
        onChange={(price) => set({ price })}
      />
      {hasKinds && (
        <BoxGroup
          legend={t('filters.type')}
          name="type"
          boxes={options.type
            .filter(({ id, count }) => id !== 'hotels' || count > 0 || narrowing.type.includes(id))
            .map(({ id, count }) => ({ id, count, name: words.type(id) }))}
          chosen={narrowing.type}
          onChange={(type) => set({ type })}
        />
      )}
      <BoxGroup
        legend={t('filters.interest')}
        name="interest"
        boxes={options.interest.map(({ id, count }) => ({ id, count, name: words.interest(id) }))}
        chosen={narrowing.interest}
        onChange={(interest) => set({ interest })}
      />
      <RadioGroup
        legend={t('filters.duration')}
        name="duration"
        anyLabel={t('filters.anyDuration')}
        radios={durations}
        chosen={narrowing.duration ? durationWord(narrowing.duration) : ''}
        onChange={(value) => set({ duration: durations.find((one) => one.value === value)?.duration })}
      />
      <BoxGroup
        legend={t('filters.timeOfDay')}
        name="timeOfDay"
        boxes={options.timeOfDay.map(({ id, count }) => ({ id, count, name: words.timeOfDay(id) }))}
        chosen={narrowing.timeOfDay}
        onChange={(timeOfDay) => set({ timeOfDay })}
      />
      <BoxGroup
        legend={t('filters.language')}
        name="language"
        boxes={list.languages}
        chosen={narrowing.language}
        onChange={(language) => set({ language: language.toSorted() })}
      />
      <RadioGroup
        legend={t('filters.rating')}
        name="rating"
        anyLabel={t('filters.anyRating')}
        radios={options.rating.map(({ least, count }) => ({
          ...{ value: String(least), count },
          label: t('filters.leastStars', { stars: words.stars(least) }),
        }))}
        chosen={String(narrowing.rating ?? '')}
        onChange={(value) => set({ rating: value === '' ? undefined : Number(value) })}
      />
      <FilterGroup legend={t('filters.good')}>
        {(['freeCancellation', 'instant'] as const).map((wish) => (
          <FilterCheckbox
            key={wish}
            name={wish}
            value="true"
            label={t(`filters.${wish}`)}
            count={options[wish]}
            isChosen={narrowing[wish]}
            onChange={(isChosen) => set({ [wish]: isChosen })}
          />
        ))}
      </FilterGroup>
    </>
  );
}
