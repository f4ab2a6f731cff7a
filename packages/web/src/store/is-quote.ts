import { isProductType } from '@ashore/core/contract/product-types.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { isSelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { parseInstant } from '@ashore/core/time/instant.ts';
import { parseLocalDate } from '@ashore/core/time/local-date.ts';
import { parseLocalTime } from '@ashore/core/time/local-time.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { isUuid } from './is-uuid.ts';

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const states = ['held', 'expired', 'released', 'sold'];

/**
 * Whether what was saved is a quote, in all that pages read from it: one that a hand has changed must not break them.
 * Whether it is true is for the server to say, which believes none of it.
 */
export function isQuote(value: unknown): value is Quote {
  if (!isRecord(value)) return false;
  const currency = value.currencyCode;
  if (typeof currency !== 'string' || !isSelectableCurrency(currency)) return false;
  const amount: Check = (sum) => isAmount(sum, currency);
  const ticket = shaped({
    ticketType: oneOf(BANDS),
    count: isCount,
    price: amount,
    total: amount,
    originalTotal: amount,
  });
  return shaped({
    ...words,
    ...moments,
    grossTotal: amount,
    grandTotal: amount,
    basePrice: amount,
    components: listOf(shaped({ componentKey: isUuid, label: isText, tickets: listOf(ticket) })),
  })(value);
}

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0;
// A browser reads backslashes as slashes and overlooks breaks and tabs: either could make it the address of another site.
const isPath: Check = (value) => typeof value === 'string' && /^\/[^/\\\s\p{Cc}][^\\\s\p{Cc}]*$/u.test(value);
const isCoordinate: Check = (value) => Number.isFinite(value);

const words: Checks = {
  cartId: isUuid,
  tourId: isUuid,
  tourName: isText,
  tourCity: isText,
  tourCountry: isText,
  normalizedUrlPath: isPath,
  teaserImageUrl: isPath,
  productType: (value) => typeof value === 'string' && isProductType(value),
  vendor: shaped({ name: isText, city: isText }),
  requireBookingApproval: isFlag,
  startingPointInformation: orNull(
    shaped({ title: isText, street: isText, latitude: isCoordinate, longitude: isCoordinate }),
  ),
  cancellation: listOf(
    shaped({
      hoursBefore: (value) => Number.isInteger(value),
      refundPercent: (value) => Number.isInteger(value),
    }),
  ),
};

const moments: Checks = {
  state: oneOf(states),
  expiryTime: isInstant,
  utcNow: isInstant,
  startsAt: isInstant,
  isExtendable: isFlag,
  queryDate: (value) => typeof value === 'string' && parseLocalDate(value) !== undefined,
  startTime: orNull((value) => typeof value === 'string' && parseLocalTime(value) !== undefined),
  timeZone: (value) => typeof value === 'string' && isTimeZone(value),
};

function shaped(checks: Checks): Check {
  return (value) => isRecord(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function oneOf(values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value);
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && parseInstant(value) !== undefined;
}

function isAmount(value: unknown, currency: Quote['currencyCode']): boolean {
  if (typeof value !== 'number') return false;
  try {
    return fromDecimal(value, currency).amount >= 0;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
