import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import { ERROR_CODES, type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts';
import { reasonPhraseOf } from '../errors/reason-phrases.ts';
import { DEFAULT_CURRENCY, SELECTABLE_CURRENCIES } from '../money/selectable-currencies.ts';
import { containsCardNumber } from '../text/card-number.ts';
import { isEmailAddress } from '../text/email-address.ts';
import { readPhoneNumber } from '../text/phone-number.ts';
import { typedLine, typedLines } from '../text/typed-text.ts';
import { AFFILIATE_ID } from './values/limits.ts';
import { PUBLIC_CODE } from './values/product-types.ts';
import { PHONE_NUMBER } from './values/traveller.ts';

const amountDue = z.object({ amount: z.number(), currency: z.string() });

/** Body of every failed answer, from every route. `message` is the English status text. */
export const errorBody = z.object({
  message: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES).optional(),
  field: z.string().optional(),
  /** Why that field was refused: a word from a list that the call defines. */
  reason: z.string().optional(),
  /** The amount due, if the client showed another one. */
  total: amountDue.optional(),
  /** What differs from what the client showed: words from a list that the call defines. */
  changes: z.array(z.string()).optional(),
  /** The status text once more, in the answers to verifications of email addresses, as specified. */
  errorMessage: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/**
 * In lower case, because ids are compared. The two UUIDs that consist only of 0 or only of f are reserved and
 * refused.
 */
export const uuid = z
  .uuid()
  .toLowerCase()
  .refine((id) => !/^(?:[0-]+|[f-]+)$/.test(id));

/** A language as the catalogue names it: zh. */
export const languageCode = z.string().regex(/^[a-z]{2}$/);

/** The short id of a product, hotel or place, beside its UUID. */
export const code = z.string().regex(PUBLIC_CODE);

/** Id of an affiliate. */
export const affiliateId = z.string().regex(AFFILIATE_ID);

/** A product or a place is accepted in both forms of its id. */
export const productId = z.union([uuid, code]);
export const locationId = z.union([uuid, code]);

export const currency = z.enum(SELECTABLE_CURRENCIES);
export const currencyParam = currency.default(DEFAULT_CURRENCY);

/** No list returns more than a hundred entries at once, even if the client requests more. */
const MAX_PAGE_SIZE = 100;

/** Query strings carry text, the typed client carries numbers. Both are read; text must consist of digits. */
export function wholeParam<Whole extends z.ZodType<number, number>>(whole: Whole) {
  return z.preprocess((value: number) => (isDigits(value) ? Number(value) : value), whole);
}

function isDigits(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,15}$/.test(value);
}

export function sizeParam(defaultSize: number) {
  return wholeParam(z.int().min(1).max(MAX_PAGE_SIZE)).default(defaultSize);
}

/** Pages count from 0. The bound keeps an offset from overflowing. */
export const pageParam = wholeParam(z.int().min(0).max(100_000)).default(0);

export const halLink = z.object({ href: z.string() });

const halLinks = z.object({ self: halLink.optional(), next: halLink.optional() });

export function halList<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  // A computed key widens to string: the cast keeps the list's name in the type.
  const embedded = { [name]: z.array(item) } as Record<Name, z.ZodArray<Item>>;
  return z.object({
    _embedded: z.object(embedded),
    _links: halLinks,
  });
}

const count = z.int().min(0);

/** The number of the page, links to this page and the next, and the total. */
export const halPaging = {
  _links: halLinks,
  page: z.object({ number: count, size: count, totalElements: count, totalPages: count }),
};

/** One page of a list. */
export function halPage<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return halList(name, item).extend(halPaging);
}

/**
 * How a call states its language. Procedures receive it as the `locale` of their context, not as input,
 * because no body or query may contradict it. This is its entry in the API's description.
 */
const localeHeader = {
  name: 'Accept-Language',
  in: 'header',
  description: 'en, de, zh-Hans or fr; English when nothing matches.',
  schema: { type: 'string' },
} as const;

const errorData = z
  .object({
    field: z.string().optional(),
    reason: z.string().optional(),
    total: amountDue.optional(),
    changes: z.array(z.string()).optional(),
    errorMessage: z.string().optional(),
  })
  .optional();

type DeclaredErrors<Code extends ErrorCode> = {
  [C in Code]: { status: (typeof errorCatalogue)[C]['status']; message: string; data: typeof errorData };
};

/**
 * Declares which errors of the catalogue a procedure may return; status and message come from the catalogue.
 */
export function declaredErrors<Code extends ErrorCode>(...codes: Code[]): DeclaredErrors<Code> {
  const entries = codes.map((code) => {
    const { status } = errorCatalogue[code];
    return [code, { status, message: reasonPhraseOf(status), data: errorData }];
  });
  return Object.fromEntries(entries) as DeclaredErrors<Code>;
}

/** Errors of calls that read what belongs to an account. */
export const errorsOfAccount = ['invalid_input', 'unauthorised', 'forbidden', 'unavailable'] as const;

/** Errors of calls that may be limited as well. */
export const limitedCallsOfAccount = [...errorsOfAccount, 'too_many_requests'] as const;

/** Errors of calls about one thing of an account or an organisation, which may not exist. */
export const callsOfAccount = [...limitedCallsOfAccount, 'not_found'] as const;

/** Adds to the API's description that an operation answers in the caller's language. */
export function answersInLocale(operation: OpenAPI.OperationObject): OpenAPI.OperationObject {
  return { ...operation, parameters: [...(operation.parameters ?? []), localeHeader] };
}

// Text that people type into our forms. It is cleaned before it is measured, so that blanks alone count as
// empty.

export const typedLineField = (minLength: number, maxLength: number) =>
  z.string().overwrite(typedLine).min(minLength).max(maxLength);

export const typedLinesField = (minLength: number, maxLength: number) =>
  z.string().overwrite(typedLines).min(minLength).max(maxLength);

export const emailField = z
  .string()
  .overwrite((text) => text.trim())
  .refine((text) => isEmailAddress(text) && !containsCardNumber(text));

/** A dial code and a number, with digits only. The value is in E.164 form. */
export const phoneNumberField = z
  .string()
  .regex(PHONE_NUMBER)
  .refine((text) => readPhoneNumber(undefined, text) !== undefined)
  .overwrite((text) => readPhoneNumber(undefined, text) ?? text);

/** A field that people do not see. Only programs that fill every field write into it. */
export const honeypotField = z.string().max(2_000).default('');

/** How long the form was open. A person cannot fill it in at once. */
export const secondsTakenField = z.int().min(0).max(10_000_000);

/** A form that was open for less time was filled in by a program. */
export const MIN_FORM_SECONDS = 2;

/** The secret in the links of our emails: 256 random bits. */
export const emailSecretField = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * What opens a booking: its access key, or its order number for the account that it belongs to, with the token of that
 * account.
 */
export const bookingKeyField = z.string().regex(/^(?:[A-Za-z0-9_-]{43}|[0-9A-HJKMNP-TV-Z]{8})$/);
