import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { withStay } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { clockText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useSettledText } from '../../../ui/use-timing.ts';
import { AskedCountries } from '../stay/asked-countries.tsx';
import { IgnoredNotes } from '../stay/ignored-notes.tsx';
import { nightsText, stayCounts } from '../stay/stay-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { HOTELS_A_PAGE } from './hotel-calls.ts';
import { HotelCard, HotelCardSkeleton } from './hotel-card.tsx';
import {
  filterCount,
  type HotelQuery,
  hotelQueryText,
  noHotelFilters,
  rateFilterText,
} from './hotel-query.ts';
import type { LoadedHotels } from './load-hotels.ts';
import { useComing, useHotelList } from './use-hotel-list.ts';

type HotelListProps = {
  list: LoadedHotels;
  /** Path of the list, without language and query. */
  path: string;
  /** Name of the list for screen readers. */
  label: string;
  heartOf: (hotel: HotelOffer) => ReactNode;
  mapOf: (hotels: readonly HotelOffer[]) => ReactNode;
};

/** The hotels of a place for a stay, with filters, or why there are none. */
export function HotelList(props: HotelListProps) {
  const { list } = props;
  const coming = useComing(list);
  return (
    <div className="hotel-list">
      <IgnoredNotes {...list} />
      {coming === 'search' ? <Searching /> : <Findings {...props} isComing={coming !== undefined} />}
    </div>
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The list while another stay is searched for. */
function Searching() {
  return (
    <ul className="hotel-rack" aria-busy="true" aria-hidden="true">
      {SKELETONS.map((number) => (
        <HotelCardSkeleton key={number} />
      ))}
    </ul>
  );
}

function Findings({ isComing, ...props }: HotelListProps & { isComing: boolean }) {
  const t = useText();
  const { findings } = props.list;
  if (findings.state === 'found') return <Found {...props} findings={findings} isComing={isComing} />;
  if (findings.state === 'refused') {
    const isPast = findings.reason === 'past_arrival';
    return <Note tone="amber">{t(isPast ? 'hotels.reasonPast' : 'hotels.reasonDates')}</Note>;
  }
  return (
    <EmptyState
      title={t('hotels.failed')}
      text={t('hotels.failedText')}
      action={
        <Button kind="outline" href={props.path + hotelQueryText(props.list)}>
          {t('hotels.again')}
        </Button>
      }
    />
  );
}

type FoundProps = HotelListProps & {
  findings: Extract<LoadedHotels['findings'], { state: 'found' }>;
  isComing: boolean;
};

const FIRST_ROW = 3;

function Found({ list, path, label, findings, isComing, heartOf, mapOf }: FoundProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const rack = useRef<HTMLUListElement>(null);
  const shown = useHotelList(list, findings);
  const { page, offered } = findings;
  const { search, query } = list;
  const counts = stayCounts(search);
  const found = t('found.hotels', { count: page.total });
  const addressOf = (next: HotelQuery, number = 1) =>
    path + hotelQueryText({ ...list, query: next, page: number });
  const change = (next: HotelQuery) =>
    void navigate(withLocale(addressOf(next), locale), { preventScrollReset: true });
  const isEmpty = page.total === 0;
  const cardOf = (hotel: HotelOffer, index: number) => (
    <HotelCard
      key={hotel.hotelid}
      hotel={hotel}
      counts={counts}
      href={withStay(hotel.normalizedUrlPath, search) + rateFilterText(query)}
      priority={index < FIRST_ROW}
      isStale={shown.isStale}
      heart={heartOf(hotel)}
      isComparable
    />
  );
  const clearFilters = filterCount(query) > 0 && (
    <Button kind="outline" href={addressOf({ ...noHotelFilters, sort: query.sort })}>
      {t('hotels.clearFilters')}
    </Button>
  );
  return (
    <>
      <h2 className="type-found">{found}</h2>
      {!isEmpty && <PriceLine list={list} shown={shown} />}
      <AskedCountries
        isAsked={page.asksGuestCountries}
        search={search}
        onChange={(next) =>
          void navigate(
            withLocale(path + hotelQueryText({ ...list, search: next, isStated: true }), locale),
            {
              preventScrollReset: true,
            },
          )
        }
      />
      <Announced text={found} occasion={page} />
      <FilterBar
        query={query}
        offered={offered}
        search={search}
        total={page.total}
        addressOf={addressOf}
        onChange={change}
      />
      {isEmpty ? (
        <EmptyState title={t('hotels.none')} text={nightsText(search, locale, t)} action={clearFilters} />
      ) : (
        <>
          {query.sort === 'recommended' && (
            <p className="hotel-ranking mb-5 type-small text-ink-2">{t('hotels.ranking')}</p>
          )}
          <div className="hotel-map mb-5">{mapOf(shown.hotels)}</div>
          <ul
            ref={rack}
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
            role="list"
            aria-label={label}
            aria-busy={isComing || undefined}
            className="hotel-rack list-results"
            data-coming={isComing || undefined}
          >
            {shown.hotels.map(cardOf)}
          </ul>
          <ListEnd
            shown={shown}
            total={page.total}
            href={addressOf(query, shown.lastPage + 1)}
            first={page.page}
            previousHref={addressOf(query, page.page - 1)}
          />
        </>
      )}
    </>
  );
}

type ShownHotels = ReturnType<typeof useHotelList>;

/** What the prices are for, and how long they are valid. */
function PriceLine({ list, shown }: { list: LoadedHotels; shown: ShownHotels }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const counts = stayCounts(list.search);
  if (shown.isStale)
    return (
      <p role="status" className="type-small text-ink-2">
        {shown.isReloading ? t('hotels.reloading') : `${t('hotels.reloadFailed')} `}
        {!shown.isReloading && (
          <Button kind="link" size="medium" className="link-target" onClick={shown.reload}>
            {t('hotels.again')}
          </Button>
        )}
      </p>
    );
  return (
    <p className="type-small text-ink-2">
      {shown.validUntil
        ? t('hotels.pricesUntil', { ...counts, time: clockText(shown.validUntil, intl) })
        : t('hotels.pricesFor', counts)}
    </p>
  );
}

/** Announces the number of hotels whenever it may have changed. On arrival, screen readers read the page itself. */
function Announced({ text, occasion }: { text: string; occasion: object }) {
  const first = useRef(occasion);
  const settled = useSettledText(text, occasion, 500);
  return (
    <p role="status" className="sr-only">
      {first.current === occasion ? '' : settled}
    </p>
  );
}

type ListEndProps = {
  shown: ShownHotels;
  total: number;
  href: string;
  /** The page that the address names, counted from 1. */
  first: number;
  previousHref: string;
};

/** Loads further hotels, and says how many are shown. */
function ListEnd({ shown, total, href, first, previousHref }: ListEndProps) {
  const t = useText();
  const before = (first - 1) * HOTELS_A_PAGE;
  const end = before + shown.hotels.length;
  const remaining = total - end;
  return (
    <nav aria-label={t('list.pages')} className="mt-8 grid justify-items-center gap-3">
      {first > 1 && (
        <Button kind="outline" size="medium" rel="prev" href={previousHref}>
          {t('list.previousMany', { count: HOTELS_A_PAGE })}
        </Button>
      )}
      {remaining > 0 && (
        <Button kind="outline" rel="next" href={href} onClick={onPlainClick(shown.fetchMore)}>
          {shown.further === 'loading'
            ? t('list.fetching')
            : t('list.nextMany', { count: Math.min(HOTELS_A_PAGE, remaining) })}
        </Button>
      )}
      <p role="status" className="type-small">
        {shown.further === 'failed' && t('list.nextFailed')}
      </p>
      <p className="type-small text-ink-2">
        {first === 1 && remaining <= 0
          ? t('list.all', { count: total })
          : t('list.shown', { from: before + 1, to: end, total })}
      </p>
    </nav>
  );
}
