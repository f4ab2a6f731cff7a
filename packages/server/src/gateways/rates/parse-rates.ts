import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import type { RateTable } from '@ashore/core/money/rate-table.ts';
import { parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';
import type { RatesFailure } from './port.ts';

const rateSchema = z.string().regex(/^\d{1,12}(?:\.\d{1,12})?$/);

const ownFormSchema = z.object({
  date: z.string(),
  source: z.string().max(200).optional(),
  base: z.string(),
  rates: z.record(z.string(), z.union([z.number().transform(String), z.string()]).pipe(rateSchema)),
});

/**
 * Reads both forms of a rate table: the daily file of the European Central Bank, and our own form in JSON.
 */
export function parseRates(text: string, source: string): RateTable | RatesFailure {
  const read = text.trimStart().startsWith('<') ? readCentralBank(text) : readOwnForm(text);
  const date = parseLocalDate(read?.date ?? '');
  if (!read || !date || !isCurrencyCode(read.base)) return unreadable('neither of the two forms of a table');
  const { base } = read;
  // A table may list codes that are not currencies, such as gold. They are dropped, because no payment uses
  // them.
  const knownRates = Object.entries(read.rates).filter(
    (entry): entry is [CurrencyCode, string] => isCurrencyCode(entry[0]) && entry[0] !== base,
  );
  const worthlessRate = knownRates.find(([, value]) => Number(value) === 0);
  if (worthlessRate) return unreadable(`${worthlessRate[0]} is worth nothing`);
  return { date, base, source: read.source ?? source, rates: Object.fromEntries(knownRates) };
}

type ReadTable = Omit<z.output<typeof ownFormSchema>, 'source'> & { readonly source?: string | undefined };

/** Matches patterns in the text and parses no XML: no entity is resolved, and nothing is fetched. */
function readCentralBank(text: string): ReadTable | undefined {
  const days = [...text.matchAll(/<Cube\s+time=['"]([\d-]{10})['"]/g)];
  const pairs = [...text.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]{1,24})['"]/g)];
  const rates = pairs.map(([, currency = '', value = '']) => [currency, value] as const);
  // The file of the last ninety days holds one table below the other.
  if (days.length !== 1 || !rates.every(([, value]) => rateSchema.safeParse(value).success)) return undefined;
  const [, source] = /<gesmes:name>([^<]{1,200})<\/gesmes:name>/.exec(text) ?? [];
  return { date: days[0]?.[1] ?? '', base: 'EUR', source, rates: Object.fromEntries(rates) };
}

function readOwnForm(text: string): ReadTable | undefined {
  try {
    return ownFormSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function unreadable(details: string): RatesFailure {
  return { failed: 'unreadable', details };
}
