import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import type { SpokenFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { displayNames, listFormat, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../i18n/texts.ts';
import { durationText } from '../../i18n/trip-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { filteredAddress, type SearchFilters } from './search-query.ts';

type Understood = NonNullable<SearchResult['understood']>;

/** Names in the headline what was understood, for readers who do not see the chips below it. */
export function UnderstoodInWords({ understood }: Pick<SpokenFiltersProps, 'understood'>) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const textOf = useSpokenText();
  if (understood.length === 0) return null;
  const filters = listFormat(messages).format(understood.map(({ filter }) => textOf(filter)));
  return <span className="sr-only">{` ${t('search.understoodAs', { filters })}`}</span>;
}

type SpokenFiltersProps = {
  readonly understood: Understood;
  /** The filters that were chosen on the page. They stay when words are removed. */
  readonly wanted: SearchFilters;
};

/**
 * What the words of the query ask for, one chip each. A chip leads to the query without its words, so that it works without
 * scripts. Screen readers read the chips out when they change.
 */
export function SpokenFilters({ understood, wanted }: SpokenFiltersProps) {
  return (
    <div role="status" data-understood>
      {understood.length > 0 && <SpokenChips understood={understood} wanted={wanted} />}
    </div>
  );
}

function SpokenChips({ understood, wanted }: SpokenFiltersProps) {
  const t = useText();
  const textOf = useSpokenText();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p id="understood" className="type-small text-ink-2">
        {t('search.understood')}
      </p>
      <ul aria-labelledby="understood" className="contents">
        {understood.map((spoken) => (
          <li key={`${spoken.words} ${spoken.without}`}>
            <Chip
              href={addressOf(spoken.without, wanted)}
              removeLabel={t('filters.remove', { filter: textOf(spoken.filter) })}
            >
              {textOf(spoken.filter)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

type NothingMeetsAllProps = SpokenFiltersProps & {
  /** The query without the words of all filters. */
  readonly restOfQuery: string;
};

/** If no trip meets all that the words ask for: what would be left without each of them, or without all. */
export function NothingMeetsAll({ understood, wanted, restOfQuery }: NothingMeetsAllProps) {
  const t = useText();
  const textOf = useSpokenText();
  const useful = understood.filter(({ leftWithout = 0 }) => leftWithout > 0);
  return (
    <EmptyState
      title={t('list.noneFit')}
      text={t(useful.length > 0 ? 'list.noneFitHint' : 'list.noneFitAtAll')}
      action={
        <div className="grid justify-items-center gap-2.5">
          {useful.map((spoken) => (
            <Button
              key={`${spoken.words} ${spoken.without}`}
              kind="outline"
              size="medium"
              href={addressOf(spoken.without, wanted)}
            >
              {t('list.without', { filter: textOf(spoken.filter), count: spoken.leftWithout ?? 0 })}
            </Button>
          ))}
          {useful.length === 0 && (
            <Button kind="outline" size="medium" href={addressOf(restOfQuery, wanted)}>
              {t('filters.clear')}
            </Button>
          )}
        </div>
      }
    />
  );
}

function addressOf(query: string, wanted: SearchFilters): string {
  return query === '' ? '/toursAndActivities' : filteredAddress(query, wanted);
}

/** Names a filter in the language of the page. */
function useSpokenText() {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl, messages } = localeTable[locale];
  const priceText = (amount: number, of: string) =>
    numberFormat(intl, { style: 'currency', currency: of, maximumFractionDigits: 0 }).format(amount);

  return (filter: SpokenFilter['filter']): string => {
    switch (filter.kind) {
      case 'price': {
        const { from, to, isForAll } = filter;
        const amount = (value: number) => priceText(value, filter.currency ?? currency);
        const price =
          from !== undefined && to !== undefined
            ? t('filters.between', { from: amount(from), to: amount(to) })
            : from === undefined
              ? t('filters.upTo', { to: amount(to ?? 0) })
              : t('filters.from', { from: amount(from) });
        if (filter.per !== undefined)
          return t(filter.per === 'night' ? 'search.perNight' : 'search.perStay', { price });
        return t(isForAll ? 'search.forAll' : 'search.perAdult', { price });
      }
      case 'days':
        return dayRangeText({ from: localDate(filter.from), to: localDate(filter.to) }, intl);
      case 'timeOfDay':
        return t(`filters.${filter.part}`);
      case 'startFrom':
      case 'startBefore':
      case 'backBy':
        return t(`search.${filter.kind}`, { time: filter.time });
      case 'duration': {
        const { from, to } = filter;
        if (from !== undefined && to !== undefined)
          return t('search.lasting', { from: durationText(from, t), to: durationText(to, t) });
        return from === undefined
          ? t('search.lastingUpTo', { to: durationText(to ?? 0, t) })
          : t('search.lastingFrom', { from: durationText(from, t) });
      }
      case 'party': {
        const people = t('filters.people', { count: filter.travellers });
        return filter.ages.length === 0
          ? people
          : t('search.peopleAged', { people, ages: agesText(filter.ages) });
      }
      case 'ages':
        return t('search.childrenAged', { count: filter.ages.length, ages: agesText(filter.ages) });
      case 'guideLanguage':
        return t('search.guideIn', {
          language: displayNames(messages, 'language').of(filter.language) ?? filter.language,
        });
      case 'exclusion':
        return t(filter.isPlace ? 'search.excludedPlace' : 'search.excluded', { what: filter.what });
      case 'requirement':
        return t(`requirements.${filter.requirement}`);
      case 'freeCancellation':
      case 'instant':
        return t(`filters.${filter.kind}`);
    }
  };

  function agesText(ages: readonly number[]) {
    return listFormat(messages).format(ages.map(String));
  }
}
