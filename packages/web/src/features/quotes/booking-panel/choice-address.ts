import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import type { TicketCounts } from '@ashore/core/pricing/live-price.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { DayRange } from '@ashore/core/time/format-date.ts';
import { parseLocalDate, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsHydrated, useSearchInBrowser } from '../../../page/browser-address.ts';
import { hasRememberedPlan } from '../../../store/remembered-plan.ts';
import { startFitsShip, useShipStore } from '../../../store/ship-store.ts';
import {
  type Choice,
  carryTickets,
  emptyChoice,
  type Option,
  resolveChoice,
  type StartTime,
  usualOption,
} from './choice.ts';

type Named = Pick<Option, 'componentKey'>;
type Options = readonly [Option, ...Option[]];

const choiceParameters: ReadonlySet<string> = new Set([
  'date',
  'dateFrom',
  'dateTo',
  'option',
  'time',
  'party',
  'age',
  'ages',
  ...BANDS,
]);

/**
 * Reads the choice from an address: `?date=2026-12-05&adult=2&option=2&time=1915`. Unreadable parts are
 * ignored.
 */
export function choiceInAddress(search: string, options: readonly Named[]): Choice {
  const query = new URLSearchParams(search);
  return {
    date: parseLocalDate(query.get('date') ?? ''),
    option: optionIn(query.get('option') ?? '', options),
    time: timeIn(query.get('time') ?? ''),
    ticketCounts: ticketCountsIn(query),
  };
}

/** Returns the query of the same page with this choice. Other parameters stay. */
export function addressOfChoice(choice: Choice, options: Options, search: string): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !choiceParameters.has(name));
  const { date, time, ticketCounts } = choice;
  const optionNumber = options.findIndex(({ componentKey }) => componentKey === choice.option) + 1;
  if (date !== undefined) query.push(['date', date]);
  for (const band of BANDS) if (ticketCounts[band]) query.push([band, String(ticketCounts[band])]);
  // An address without an option means the usual one.
  if (optionNumber > 0 && choice.option !== usualOption(options).componentKey)
    query.push(['option', String(optionNumber)]);
  if (time !== undefined) query.push(['time', time.replace(':', '')]);
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** Finds an option by its position, as this page writes it, or by its key, as the cart writes it. */
function optionIn(text: string, options: readonly Named[]): string | undefined {
  const optionByKey = options.find(({ componentKey }) => componentKey === text);
  return (optionByKey ?? options[Number(text) - 1])?.componentKey;
}

function timeIn(text: string): StartTime | undefined {
  return text === 'any' ? text : parseLocalTime(text.replace(/^(\d\d)(\d\d)$/, '$1:$2'));
}

function ticketCountsIn(query: URLSearchParams): TicketCounts {
  const counts = BANDS.map((band) => [band, Number(query.get(band) ?? 0)] as const);
  return Object.fromEntries(
    counts.filter(([, count]) => Number.isInteger(count) && count > 0 && count <= MAX_PARTY),
  );
}

/**
 * Keeps the choice in the address. It survives going back, reloading, a change of language or currency, and
 * sharing the link. The cached page is the same for all visitors and contains no choice. The choice is
 * therefore read after hydration.
 */
export function useChoice(options: Options, minAge: number | null) {
  const isHydrated = useIsHydrated();
  const search = useSearchInBrowser();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>();
  const [openedQuery, setOpenedQuery] = useState('');
  if (isHydrated && choice === undefined) {
    setChoice(choiceInAddress(search, options));
    setOpenedQuery(search);
  }

  const nextSearch = choice && addressOfChoice(choice, options, search);
  useEffect(() => {
    if (nextSearch === undefined || nextSearch === search) return;
    // Replaces the history entry and keeps the scroll position.
    void navigate(
      { search: nextSearch, hash: window.location.hash },
      { replace: true, preventScrollReset: true },
    );
  }, [nextSearch, search, navigate]);

  const change = (part: Partial<Choice>) => setChoice((before) => ({ ...(before ?? emptyChoice), ...part }));
  const suggestion = useSuggestion({ choice, options, minAge, openedQuery }, (ticketCounts) =>
    change({ ticketCounts }),
  );
  const isSuggested =
    suggestion.ticketCounts !== undefined && choice?.ticketCounts === suggestion.ticketCounts;
  const suggestedDays = choice?.date === undefined ? suggestion.days : undefined;
  return {
    choice: choice ?? emptyChoice,
    isRead: choice !== undefined,
    isSuggested,
    suggestedDays,
    /** Whether the days and travellers of a search are known, if there is one. */
    isSearchRead: suggestion.isRead,
    /** The tickets of the party in another option: the travellers of a search may have other tickets there. */
    ticketsIn: (option: Option): TicketCounts =>
      (isSuggested && suggestion.suggestFor(option)) ||
      carryTickets(choice?.ticketCounts ?? emptyChoice.ticketCounts, option),
    change,
  };
}

type SuggestionInput = {
  readonly choice: Choice | undefined;
  readonly options: Options;
  readonly minAge: number | null;
  /** Query of the address with which the page was opened. */
  readonly openedQuery: string;
};

type Suggestion = {
  readonly isRead: boolean;
  readonly ticketCounts?: TicketCounts;
  /** Tickets for the travellers of the search in another option; empty if they do not fit it. */
  readonly ticketsIn?: (option: Option) => TicketCounts;
  readonly days?: DayRange;
};

/**
 * Reads the search of the list or the search line once: fills in its travellers, if none are chosen yet, and returns
 * its days. The code is loaded only if there is a search.
 */
function useSuggestion(
  { choice, options, minAge, openedQuery }: SuggestionInput,
  suggest: (ticketCounts: TicketCounts) => void,
): Suggestion & { readonly suggestFor: (option: Option) => TicketCounts | undefined } {
  const [suggestion, setSuggestion] = useState<Suggestion>({ isRead: false });
  const latestChoice = useRef(choice);
  latestChoice.current = choice;
  const isRead = choice !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page reads the search once, when it has read its choice.
  useEffect(() => {
    if (!isRead) return;
    if (!hasSearch(openedQuery)) return setSuggestion({ isRead: true });
    void import('./plan-suggestions.ts').then(({ suggestedDays, suggestedTickets }) => {
      const choice = latestChoice.current ?? emptyChoice;
      const days = suggestedDays(openedQuery);
      const ticketsIn = (option: Option) => suggestedTickets({ addressQuery: openedQuery, option, minAge });
      const ticketCounts = ticketsIn(resolveChoice(choice, options, undefined).option);
      const isSuggested =
        Object.keys(choice.ticketCounts).length === 0 && Object.keys(ticketCounts).length > 0;
      setSuggestion({ isRead: true, ...(isSuggested && { ticketCounts, ticketsIn }), ...(days && { days }) });
      if (isSuggested) suggest(ticketCounts);
    });
  }, [isRead]);
  function suggestFor(option: Option): TicketCounts | undefined {
    const ticketCounts = suggestion.ticketsIn?.(option) ?? {};
    if (Object.keys(ticketCounts).length === 0) return undefined;
    setSuggestion({ ...suggestion, ticketCounts });
    return ticketCounts;
  }
  return { ...suggestion, suggestFor };
}

/** Whether the address or this browser knows days or travellers. */
function hasSearch(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('party') || query.has('dateFrom') || hasRememberedPlan();
}

/** Whether the page was opened from a sailing; false before hydration. */
export function useIsFromSailing(): boolean {
  return new URLSearchParams(useSearchInBrowser()).has('sailing');
}

type DayOfOption = Parameters<typeof startFitsShip>[1];

/** Whether a start fits the ship of the sailing from which the page was opened. Undefined without such a ship on that day. */
export function useFitsShip(dayOfOption: DayOfOption): ReturnType<typeof startFitsShip> {
  const isFromSailing = useIsFromSailing();
  const shipState = useShipStore();
  return isFromSailing ? startFitsShip(shipState, dayOfOption) : undefined;
}
