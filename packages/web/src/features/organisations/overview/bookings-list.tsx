import { OVERVIEW_PAGE } from '@ashore/core/contract/values/overview.ts';
import { onOneLine, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { bookingStateKey } from './booking-states.ts';
import { BookingsFilter } from './bookings-filter.tsx';
import {
  type Entry,
  type OverviewFilter,
  type OwnOrganisation,
  readEntries,
  readFilter,
} from './overview-filter.ts';
import { SaveCsv } from './save-csv.tsx';

type Listed = {
  readonly entries: readonly Entry[];
  /** Whether the last page was full, so that another may follow. */
  readonly hasMore: boolean;
};

/** The organisation's bookings with search, filters and a file for spreadsheets. */
export function BookingsList({ own }: { own: OwnOrganisation }) {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const { listed, state, load } = useEntries(own, filter);
  const isFiltered = filter.q !== '' || Boolean(filter.state ?? filter.from ?? filter.to);

  const change = (name: keyof OverviewFilter, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  const reset = () =>
    setAddress(
      (before) => {
        const others = [...before].filter(([name]) => !(name in filter));
        return new URLSearchParams(others);
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <section aria-labelledby="list-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="list-title" className="type-h2">
          {t('overview.all')}
        </h2>
        {(listed?.entries.length ?? 0) > 0 && <SaveCsv own={own} filter={filter} />}
      </div>
      <BookingsFilter filter={filter} onChange={change} />
      <p role="status" className="sr-only">
        {state === 'loading'
          ? t('overview.loading')
          : listed && t('overview.count', { count: listed.entries.length })}
      </p>
      <div className="mt-5" aria-busy={state === 'loading'}>
        {state === 'failed' && (
          <Note tone="error" live="polite">
            {t('overview.failed')}
            <Button kind="link" size="medium" onClick={() => void load(0)}>
              {t('overview.again')}
            </Button>
          </Note>
        )}
        {!listed && state === 'loading' && <Rows />}
        {listed?.entries.length === 0 && state === 'ready' && (
          <NoBookings isFiltered={isFiltered} onReset={reset} />
        )}
        {listed && listed.entries.length > 0 && (
          <ul className="border-t border-line">
            {listed.entries.map((entry) => (
              <Row key={entry.orderNumber} entry={entry} />
            ))}
          </ul>
        )}
        {listed?.hasMore && (
          <div className="mt-6">
            <Button
              kind="outline"
              busy={state === 'loading'}
              onClick={() => void load(Math.ceil(listed.entries.length / OVERVIEW_PAGE))}
            >
              {t('overview.more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function NoBookings({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t(isFiltered ? 'overview.noMatch' : 'overview.none')}
      text={t(isFiltered ? 'overview.noMatchLead' : 'overview.noneLead')}
      action={
        isFiltered ? (
          <Button kind="outline" onClick={onReset}>
            {t('overview.reset')}
          </Button>
        ) : (
          <Button href="/toursAndActivities" kind="outline">
            {t('overview.find')}
          </Button>
        )
      }
    />
  );
}

function useEntries({ orgId, subjectId }: OwnOrganisation, { q, state: wanted, from, to }: OverviewFilter) {
  const [listed, setListed] = useState<Listed>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // Counts the lists that were begun. An answer for one of them is no part of the next, which has another filter.
  const list = useRef(0);
  const filter = { q, state: wanted, from, to };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the filter stand for the filter.
  useEffect(() => {
    list.current += 1;
    setState('loading');
    // A search is sent when typing pauses.
    const timer = setTimeout(() => void read(0), q === '' ? 0 : 250);
    return () => clearTimeout(timer);
  }, [orgId, subjectId, q, wanted, from, to, attempt]);

  async function read(page: number) {
    const own = list.current;
    try {
      const entries = await readEntries({ orgId, subjectId }, filter, { page, size: OVERVIEW_PAGE });
      if (own !== list.current) return;
      const before = page === 0 ? [] : (listed?.entries ?? []);
      const known = new Set(before.map(({ orderNumber }) => orderNumber));
      const added = entries.filter(({ orderNumber }) => !known.has(orderNumber));
      setListed({ entries: [...before, ...added], hasMore: entries.length === OVERVIEW_PAGE });
      setState('ready');
    } catch (error) {
      if (own !== list.current) return;
      log('warn', 'The bookings of the organisation could not be read', error);
      setState('failed');
    }
  }

  async function load(page: number) {
    if (page === 0) return setAttempt((count) => count + 1);
    setState('loading');
    await read(page);
  }

  return { listed, state, load };
}

const tones: Partial<Record<ReturnType<typeof bookingStateKey>, string>> = {
  confirmed: 'text-leaf',
  paymentPending: 'text-amber',
  requestPending: 'text-amber',
};

function Row({ entry }: { entry: Entry }) {
  const t = useText();
  const { locale } = usePage();
  const { intl, messages } = localeTable[locale];
  const { queryDate, time, options, travellers, guestName, orderNumber, accessKey, bookedBy } = entry;
  const { departureDate } = entry;
  const from = localDate(queryDate);
  const day =
    departureDate === null
      ? formatDate(from, intl, 'year')
      : dayRangeYearText({ from, to: localDate(departureDate) }, intl);
  const count = { count: travellers };
  const state = bookingStateKey(entry.state);
  const total = formatMoney(fromDecimal(entry.grandTotal, entry.currencyCode as CurrencyCode), intl);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_13rem_7rem] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{entry.tourName}</p>
        {options.length > 0 && (
          <p className="type-small text-ink-2 wrap-anywhere">{onOneLine(options, messages)}</p>
        )}
        <p className="type-small text-ink-2">
          {sideBySide(
            [day, time, t(departureDate === null ? 'overview.travellers' : 'overview.rooms', count)],
            messages,
          )}
        </p>
        <p className="type-small break-keep text-ink-2 wrap-anywhere">
          {guestName}
          {bookedBy !== null && ` · ${t('overview.bookedBy', { name: bookedBy })}`}
        </p>
      </div>
      <div>
        <p className={`type-label ${tones[state] ?? 'text-ink-2'}`}>{t(`overview.${state}`)}</p>
        {accessKey === null ? (
          <p className="type-small text-ink-2">{orderNumber}</p>
        ) : (
          <a
            href={`/${locale}/booking#key=${accessKey}`}
            className="type-small text-sea underline"
            aria-label={t('overview.open', { order: orderNumber })}
          >
            {orderNumber}
          </a>
        )}
      </div>
      <p className="font-semibold tabular-nums md:text-right">{total}</p>
    </li>
  );
}

function Rows() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  );
}
