import { durationWord } from '@ashore/core/contract/values/list.ts';
import { useText } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { ListQuery } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import { BoxGroup, FilterCheckbox, FilterGroup, RadioGroup } from './filter-groups.tsx';
import { useFilterTexts } from './filter-texts.ts';
import { PriceFilter } from './price-filter.tsx';

export type FilterFieldsProps = {
  list: LoadedList;
  /** The query as chosen so far; its list may still be loading. */
  filters: ListQuery;
  /** Whether the list contains several product types. */
  hasKinds: boolean;
  onChange: (next: ListQuery) => void;
};

/** Interests come by their number of trips. They are folded from here on only. */
const INTERESTS_AT_FIRST = 12;

/**
 * All filters of a list but its days, which are in the search line, with the number of products each choice would leave. They are form fields, so that
 * they work without scripts.
 */
export function FilterFields({ list, filters, hasKinds, onChange }: FilterFieldsProps) {
  const t = useText();
  const words = useFilterTexts(list);
  const { offeredFilters } = list;
  const changeFilters = (part: Partial<ListQuery>) => onChange({ ...filters, ...part });
  const durations = offeredFilters.duration.flatMap(({ from, to, count }) => {
    const value = durationWord({ from, to } as NonNullable<ListQuery['duration']>);
    return [
      { id: value, label: words.duration(value), count, duration: { from, to } as ListQuery['duration'] },
    ];
  });
  return (
    <>
      <PriceFilter
        bounds={offeredFilters.price}
        chosen={filters.price}
        format={words.money}
        onChange={(price) => changeFilters({ price })}
      />
      {hasKinds && (
        <BoxGroup
          legend={t('filters.place')}
          name="place"
          boxes={list.places}
          chosen={filters.place}
          onChange={(place) => changeFilters({ place: place.toSorted() })}
        />
      )}
      {hasKinds && (
        <BoxGroup
          legend={t('filters.type')}
          name="type"
          boxes={offeredFilters.type.map(({ id, count }) => ({ id, count, name: words.type(id) }))}
          chosen={filters.type}
          onChange={(type) => changeFilters({ type })}
        />
      )}
      <BoxGroup
        legend={t('filters.interest')}
        name="interest"
        boxes={offeredFilters.interest.map(({ id, count }) => ({ id, count, name: words.interest(id) }))}
        chosen={filters.interest}
        onChange={(interest) => changeFilters({ interest })}
        shownAtFirst={INTERESTS_AT_FIRST}
      >
        {filters.interest.length > 1 && (
          <Checkbox
            label={t('filters.allInterests')}
            name="allInterests"
            value="true"
            checked={filters.allInterests}
            onChange={(event) => changeFilters({ allInterests: event.currentTarget.checked })}
          />
        )}
      </BoxGroup>
      <RadioGroup
        legend={t('filters.duration')}
        name="duration"
        anyLabel={t('filters.anyDuration')}
        radios={durations}
        chosen={filters.duration ? durationWord(filters.duration) : ''}
        onChange={(value) => changeFilters({ duration: durations.find((one) => one.id === value)?.duration })}
      />
      <RadioGroup
        legend={t('filters.age')}
        name="age"
        anyLabel={t('filters.anyAge')}
        radios={offeredFilters.age.map(({ age, count }) => ({
          id: String(age),
          label: words.age(age),
          count,
        }))}
        chosen={String(filters.age ?? '')}
        onChange={(value) => changeFilters({ age: value === '' ? undefined : Number(value) })}
      />
      <BoxGroup
        legend={t('filters.timeOfDay')}
        name="timeOfDay"
        boxes={offeredFilters.timeOfDay.map(({ id, count }) => ({ id, count, name: words.timeOfDay(id) }))}
        chosen={filters.timeOfDay}
        onChange={(timeOfDay) => changeFilters({ timeOfDay })}
      />
      <BoxGroup
        legend={t('filters.language')}
        name="language"
        boxes={list.languages}
        chosen={filters.language}
        onChange={(language) => changeFilters({ language: language.toSorted() })}
      />
      <RadioGroup
        legend={t('filters.rating')}
        name="rating"
        anyLabel={t('filters.anyRating')}
        radios={offeredFilters.rating.map(({ least, count }) => ({
          ...{ id: String(least), count },
          label: t('filters.leastStars', { stars: words.stars(least) }),
        }))}
        chosen={String(filters.rating ?? '')}
        onChange={(value) => changeFilters({ rating: value === '' ? undefined : Number(value) })}
      />
      <BoxGroup
        legend={t('filters.requirement')}
        name="requirement"
        showsAll
        boxes={offeredFilters.requirement.map(({ id, count }) => ({
          id,
          count,
          name: words.requirement(id),
        }))}
        chosen={filters.requirement}
        onChange={(requirement) => changeFilters({ requirement })}
      />
      <FilterGroup legend={t('filters.good')}>
        {(['freeCancellation', 'instant'] as const).map((part) => (
          <FilterCheckbox
            key={part}
            name={part}
            value="true"
            label={t(`filters.${part}`)}
            count={offeredFilters[part]}
            isChosen={filters[part]}
            onChange={(isChosen) => changeFilters({ [part]: isChosen })}
          />
        ))}
      </FilterGroup>
    </>
  );
}
