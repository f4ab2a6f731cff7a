import type { MessageLocale } from '../locale/locales.ts';
import { type Money, money, roundHalfEven } from '../money/money.ts';

/**
 * Computes the tax that a sum includes. Consumer prices must include tax. `percent` has at most two decimals.
 */
export function taxIncluded(total: Money, percent: number): Money {
  // The sum is 100 % and the tax on top of it. 100 % are 10 000 hundredths of a percent.
  const hundredthsOfPercent = BigInt(Math.round(percent * 100));
  return money(
    Number(roundHalfEven(BigInt(total.amount) * hundredthsOfPercent, 10_000n + hundredthsOfPercent)),
    total.currency,
  );
}

/**
 * Standard rate of value-added tax, in percent, by the country in which a trip takes place, as of November
 * 2026. Reduced rates and the schemes for travel agents are not included. Operators must have the rates
 * checked (docs/domain/bookings.md).
 */
const vatPercents: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IS: 24,
  IT: 22,
  LI: 8.1,
  LT: 21,
  LU: 17,
  LV: 21,
  MC: 20,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/**
 * Regions that tax at another rate than their country, by time zone, which every place states. The Canary Islands have
 * the IGIC in place of value-added tax; Ceuta, Melilla and Svalbard have none.
 */
const regionPercents: Readonly<Record<string, { readonly countryCode: string; readonly percent: number }>> = {
  'Africa/Ceuta': { countryCode: 'ES', percent: 0 },
  'Arctic/Longyearbyen': { countryCode: 'NO', percent: 0 },
  'Atlantic/Azores': { countryCode: 'PT', percent: 16 },
  'Atlantic/Canary': { countryCode: 'ES', percent: 7 },
  'Atlantic/Madeira': { countryCode: 'PT', percent: 22 },
};

/** Where a trip takes place. */
export type TaxedPlace = { readonly countryCode: string; readonly timeZone: string };

/** Returns 0 for a country that is not in the table. Documents then show no tax. */
export function taxPercentAt({ countryCode, timeZone }: TaxedPlace): number {
  const region = Object.hasOwn(regionPercents, timeZone) ? regionPercents[timeZone] : undefined;
  if (region?.countryCode === countryCode) return region.percent;
  return Object.hasOwn(vatPercents, countryCode) ? (vatPercents[countryCode] ?? 0) : 0;
}

/**
 * Taxes on sales that are not called value-added tax, by the time zone of the place, or by its first part for a whole country:
 * the Canary Islands, the United States, Canada, Australia, New Zealand, Singapore and Japan.
 */
const taxNames: Readonly<Record<string, Exclude<TaxName, 'vat'>>> = {
  'America/Anchorage': 'sales',
  'America/Chicago': 'sales',
  'America/Denver': 'sales',
  'America/Detroit': 'sales',
  'America/Edmonton': 'gst',
  'America/Halifax': 'gst',
  'America/Juneau': 'sales',
  'America/Los_Angeles': 'sales',
  'America/New_York': 'sales',
  'America/Phoenix': 'sales',
  'America/Puerto_Rico': 'sales',
  'America/Sitka': 'sales',
  'America/St_Johns': 'gst',
  'America/Toronto': 'gst',
  'America/Vancouver': 'gst',
  'America/Winnipeg': 'gst',
  'Asia/Singapore': 'gst',
  'Asia/Tokyo': 'consumption',
  'Atlantic/Canary': 'igic',
  'Pacific/Auckland': 'gst',
  'Pacific/Honolulu': 'sales',
  Australia: 'gst',
};

/** Names of taxes on sales: `gst` is a tax on goods and services. */
export type TaxName = 'vat' | 'igic' | 'sales' | 'gst' | 'consumption';

/** How the tax of a place is called. */
export function taxNameAt({ timeZone }: Pick<TaxedPlace, 'timeZone'>): TaxName {
  const known = [timeZone, timeZone.split('/', 1)[0] ?? ''].find((name) => Object.hasOwn(taxNames, name));
  return (known !== undefined && taxNames[known]) || 'vat';
}

/** The names of these taxes on pages, in each language. */
const taxTexts: Readonly<Record<TaxName, Readonly<Record<MessageLocale, string>>>> = {
  vat: { en: 'VAT', de: 'MwSt.', 'zh-Hans': '增值税' },
  igic: { en: 'IGIC', de: 'IGIC', 'zh-Hans': '加那利群岛间接税（IGIC）' },
  sales: { en: 'sales tax', de: 'Sales Tax', 'zh-Hans': '销售税' },
  gst: { en: 'GST', de: 'GST', 'zh-Hans': '商品及服务税' },
  consumption: { en: 'consumption tax', de: 'Verbrauchssteuer', 'zh-Hans': '消费税' },
};

/** What the tax of a place is called on a page. */
export function taxTextAt(place: Pick<TaxedPlace, 'timeZone'>, locale: MessageLocale): string {
  return taxTexts[taxNameAt(place)][locale];
}
