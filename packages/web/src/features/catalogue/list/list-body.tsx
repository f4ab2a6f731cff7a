import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { compare } from '../../../ui/media/icon-paths.ts';
import { useSettledText } from '../../../ui/use-timing.ts';
import { useListImpressions } from '../cards/analytics.ts';
import type { CardTour } from '../cards/card-parts.tsx';
import { chosenFilters } from '../filters/chosen-filters.ts';
import { FilterChips, FreeCancellationChip, NoResults } from '../filters/filter-chips.tsx';
import { FilterFields } from '../filters/filter-fields.tsx';
import { FilterOpener } from '../filters/filter-opener.tsx';
import { PlainDays } from '../filters/plain-days.tsx';
import { useEarlyChoices, useFilters } from '../filters/use-filters.ts';
import { shownText } from './list-ends.tsx';
import { type ListQuery, listQueryText } from './list-query.ts';
import { ListResults } from './list-results.tsx';
import { fetchMoreCards, type LoadedList } from './load-list.ts';
import { useFurtherPages, useJoinedPages } from './paging.ts';
import { RefusedDays } from './refused-days.tsx';
import { SortSelect } from './sort-select.tsx';

type ListBodyProps = {
  list: LoadedList;
  /** Product type of the list; undefined for all types. */
  kind?: ProductType;
  /** Path of the list, without language and query. */
  path: string;
  label: string;
  /** The number of results, such as 'FOUND 48 tours'. */
  resultCountText: string;
  /** Shown above the list: its place and what it is about. */
  head: ReactNode;
  /** The page has a heading of its own above the list, below which the number of results stands. */
  isHeaded?: boolean;
  /** Shown if the list has no products even without filters. */
  empty: ReactNode;
  /** Shown beside each price: the control that adds a product to the comparison. */
  compareOf?: (tour: CardTour) => ReactNode;
  /** Shown beside the list: the same products on a map. */
  mapOf?: (tours: readonly CardTour[], plan: StatedPlan) => ReactNode;
};

const formId = 'filters';
const sideId = 'filters-side';

/** A list with its filters beside it; on a phone they open from a button. */
export function ListBody({ list, kind, path, ...rest }: ListBodyProps) {
  const t = useText();
  const { filters, change, isComing } = useFilters(list.filters);
  const { currency } = usePage();
  const queryOf = (number: number) => listQueryText(list.filters, number);
  const { pages, add } = useJoinedPages({ ...list, query: queryOf(0) });
  const fetchPage = (number: number, signal: AbortSignal) =>
    fetchMoreCards({ ...list, pageIndex: number, currency }, signal);
  const further = useFurtherPages({ queryOf, fetchPage, add });
  const fields = { list, filters, hasKinds: kind === undefined };
  useListImpressions({ list: path, tours: pages.tours, offset: pages.first * list.paging.size });
  const { sort: sortBy } = list.filters;
  useEffect(() => {
    useRootStore.getState().noteList({ sortBy, searchType: kind ?? 'tours' });
  }, [sortBy, kind]);
  const { label, resultCountText, head, isHeaded = false, empty, compareOf, mapOf } = rest;
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, list.filters, change);
  const title = useRef<HTMLHeadingElement>(null);
  // Removing a filter also removes the pressed control. The focus moves to the title, so that keyboard users
  // continue there.
  const clear = (next: ListQuery) => {
    change(next);
    title.current?.focus({ preventScroll: true });
  };
  const [isComparing, setComparing] = useState(false);
  const isNarrowed = chosenFilters(filters).length > 0;
  const isEmpty = list.paging.totalElements === 0;
  if (isEmpty && !isNarrowed) {
    return (
      <>
        <FoundBanner isTitle={!isHeaded}>{resultCountText}</FoundBanner>
        {head}
        {empty}
      </>
    );
  }
  return (
    <div className="list-page" data-comparing={isComparing || undefined}>
      <aside id={sideId} aria-label={t('filters.title')} className="list-filters">
        <form
          ref={form}
          id={formId}
          method="get"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <FilterFields {...fields} onChange={change} />
          <PlainDays chosen={filters.days} today={list.today} />
          <Button type="submit" kind="strong" wide className="no-js">
            {t('filters.apply')}
          </Button>
        </form>
      </aside>
      <div className="list-column">
        <FoundBanner ref={title} isTitle={!isHeaded}>
          {resultCountText}
        </FoundBanner>
        <div className="list-head">{head}</div>
        <div className="list-bar">
          <FilterOpener {...fields} target={sideId} kind={kind} isComing={isComing} onChange={change} />
          <SortSelect form={formId} chosen={filters.sort} onChange={(sort) => change({ ...filters, sort })} />
        </div>
        <ResultCountStatus
          text={pages.first === pages.last ? resultCountText : shownText(pages, list.paging, t)}
          occasion={list}
        />
        <div className="list-chosen">
          {list.refusedDays && <RefusedDays {...list.refusedDays} className="mb-4" />}
          <div className="flex flex-wrap gap-2 empty:hidden">
            <FreeCancellationChip list={list} filters={filters} path={path} onChange={clear} />
            {compareOf && !isEmpty && <CompareChip isOn={isComparing} onToggle={setComparing} />}
          </div>
          <FilterChips list={list} filters={filters} path={path} onChange={clear} />
        </div>
        {filters.sort === 'none' && !isEmpty && (
          <p className="list-ranking type-small text-ink-2">{t('list.ranking')}</p>
        )}
        {!isEmpty && mapOf?.(pages.tours, list.filters)}
        {isEmpty ? (
          <NoResults list={list} path={path} onChange={clear} />
        ) : (
          <ListResults {...{ list, path, label, pages, isComing, further, compareOf }} />
        )}
      </div>
    </div>
  );
}

/** On a phone the boxes of a comparison would stand in every row, so they come on demand. */
function CompareChip({ isOn, onToggle }: { isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const t = useText();
  return (
    <Chip
      icon={compare}
      chosen={isOn}
      onClick={() => onToggle(!isOn)}
      className="compare-chip needs-js max-md:px-3 md:hidden"
    >
      {t('tour.compare')}
    </Chip>
  );
}

type FoundBannerProps = { ref?: Ref<HTMLHeadingElement>; isTitle: boolean; children: ReactNode };

/** The number of results. It is the title of the page unless the page has another one. */
function FoundBanner({ ref, isTitle, children }: FoundBannerProps) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <Heading ref={ref} tabIndex={-1} className={isTitle ? 'list-found type-found' : 'list-found type-h4'}>
      {children}
    </Heading>
  );
}

type ResultCountStatusProps = {
  text: string;
  /** A new object means that there is a result to announce. */
  occasion: object;
};

/**
 * Announces the number of products whenever it may have changed. It stays silent on arrival, when screen
 * readers read the page itself.
 */
function ResultCountStatus({ text, occasion }: ResultCountStatusProps) {
  const first = useRef(occasion);
  // Several quick choices are announced once, half a second after the last one.
  const settledText = useSettledText(text, occasion, 500);
  return (
    <p role="status" className="sr-only">
      {first.current === occasion ? '' : settledText}
    </p>
  );
}
