import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { parseLocalDate } from '@ashore/core/time/local-date.ts';
import { parseLocalTime } from '@ashore/core/time/local-time.ts';
import type { Choice, Option, StartTime } from './choice.ts';

type Named = Pick<Option, 'componentKey'>;

const own: ReadonlySet<string> = new Set(['date', 'option', 'time', ...BANDS]);

/** What an address says: `?date=2026-12-05&adult=2&option=2&time=1915`. What cannot be read is not there. */
export function choiceInAddress(search: string, options: readonly Named[]): Choice {
  const query = new URLSearchParams(search);
  return {
    date: parseLocalDate(query.get('date') ?? ''),
    option: optionIn(query.get('option') ?? '', options),
    time: timeIn(query.get('time') ?? ''),
    party: partyIn(query),
  };
}

/** The address of the same page that says it again. What is not ours in it stays. */
export function addressOfChoice(choice: Choice, options: readonly Named[], search: string): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  const { date, time, party } = choice;
  const place = options.findIndex(({ componentKey }) => componentKey === choice.option) + 1;
  if (date !== undefined) query.push(['date', date]);
  for (const band of BANDS) if (party[band]) query.push([band, String(party[band])]);
  // The first way to book it is the one that is meant where none is named.
  if (place > 1) query.push(['option', String(place)]);
  if (time !== undefined) query.push(['time', time.replace(':', '')]);
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** By its place, as this page writes it, or by its key, which a cart knows it by. */
function optionIn(text: string, options: readonly Named[]): string | undefined {
  const named = options.find(({ componentKey }) => componentKey === text);
  return (named ?? options[Number(text) - 1])?.componentKey;
}

function timeIn(text: string): StartTime | undefined {
  return text === 'any' ? text : parseLocalTime(text.replace(/^(\d\d)(\d\d)$/, '$1:$2'));
}

function partyIn(query: URLSearchParams): Party {
  const counts = BANDS.map((band) => [band, Number(query.get(band) ?? 0)] as const);
  return Object.fromEntries(
    counts.filter(([, count]) => Number.isInteger(count) && count > 0 && count <= LARGEST_PARTY),
  );
}
