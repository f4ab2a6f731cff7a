import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import type { CardTour } from '../card-tour.ts';
import { askPage } from './ask-page.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterOpener } from './filter-opener.tsx';
import { FoundAnnounced } from './found-announced.tsx';
import { ListResults } from './list-results.tsx';
import type { LoadedList } from './load-list.ts';
import type { Days, Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { NoResults } from './no-results.tsx';
import { shownText } from './shown-text.ts';
import { SortSelect } from './sort-select.tsx';
import { useEarlyChoices } from './use-early-choices.ts';
import { useFurtherPages } from './use-further-pages.ts';
import { useJoinedPages } from './use-joined-pages.ts';
import { useListImpressions } from './use-list-impressions.ts';
import { useNarrowing } from './use-narrowing.ts';

type ListBodyProps = {
  list: LoadedList;
  /** What it is a list of; undefined: of all kinds. */
  kind?: ProductType;
  /** Its address, without language and query. */
  path: string;
  label: string;
  /** 'FOUND 48 tours'. */
  found: string;
  /** Over the list: where it is of, what it is about. */
  head: ReactNode;
  about?: ReactNode;
  /** Where nothing is to be had at all, with or without filters. */
  empty: ReactNode;
  /** Beside each price: what puts a product among those that are compared. */
  compareOf?: (tour: CardTour) => ReactNode;
  /** Beside the list: the same products on a map. */
  mapOf?: (tours: readonly CardTour[], days: Days | undefined) => ReactNode;
};

const formId = 'filters';
const sideId = 'filters-side';

/** A list with its filters beside it, on a phone behind a button. */
export function ListBody({ list, kind, path, ...rest }: ListBodyProps) {
  const t = useText();
  const { narrowing, change, isComing } = useNarrowing(list.narrowing);
  const { currency } = usePage();
  const queryOf = (number: number) => narrowingQuery(list.narrowing, number);
  const { pages, add } = useJoinedPages({ ...list, query: queryOf(0) });
  const ask = (number: number, signal: AbortSignal) => askPage({ ...list, number, currency }, signal);
  const further = useFurtherPages({ queryOf, ask, add });
  const fields = { list, narrowing, hasKinds: kind === undefined };
  useListImpressions({ list: path, tours: pages.tours, offset: pages.first * list.page.size });
  const { label, found, head, about, empty, compareOf, mapOf } = rest;
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, list.narrowing, change);
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with what it took back: whoever goes by keys begins again at what there is now.
  const takeBack = (next: Narrowing) => {
    change(next);
    title.current?.focus({ preventScroll: true });
  };
  const isNarrowed = chosenFilters(narrowing).length > 0;
  const isEmpty = list.page.totalElements === 0;
  if (isEmpty && !isNarrowed) {
    return (
      <>
        <h1 className="type-found">{found}</h1>
        {head}
        {about}
        {empty}
      </>
    );
  }
  return (
    <div className="list-page">
      <aside id={sideId} aria-label={t('filters.title')} className="list-filters">
        <form
          ref={form}
          id={formId}
          method="get"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <FilterFields {...fields} onChange={change} />
          <Button type="submit" kind="strong" wide className="unscripted">
            {t('filters.apply')}
          </Button>
        </form>
      </aside>
      <div className="list-column">
        <h1 ref={title} tabIndex={-1} className="type-found">
          {found}
        </h1>
        <div className="list-head">{head}</div>
        {about && <div className="list-about">{about}</div>}
        <div className="list-bar">
          <FilterOpener {...fields} target={sideId} kind={kind} isComing={isComing} onChange={change} />
          <SortSelect
            form={formId}
            chosen={narrowing.sort}
            onChange={(sort) => change({ ...narrowing, sort })}
          />
        </div>
        <FoundAnnounced
          text={pages.first === pages.last ? found : shownText(pages, list.page, t)}
          occasion={list}
        />
        <div className="list-chosen">
          <ChosenChips list={list} narrowing={narrowing} path={path} onChange={takeBack} />
        </div>
        {narrowing.sort === 'none' && !isEmpty && (
          <p className="list-ranking type-small text-ink-2">{t('list.ranking')}</p>
        )}
        {!isEmpty && mapOf?.(pages.tours, list.narrowing.days)}
        {isEmpty ? (
          <NoResults list={list} path={path} onChange={takeBack} />
        ) : (
          <ListResults {...{ list, path, label, pages, isComing, further, compareOf }} />
        )}
      </div>
    </div>
  );
}
