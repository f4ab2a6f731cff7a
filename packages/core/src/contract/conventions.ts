import { z } from 'zod';
import { ERROR_CODES } from '../errors/catalogue.ts';
import { DEFAULT_CURRENCY, SELECTABLE_CURRENCIES } from '../money/selectable-currencies.ts';
import { PUBLIC_CODE } from './public-code.ts';

/** Every failed answer, from every route, has this body. `message` is the English status text. */
export const errorBody = z.object({
  message: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES).optional(),
  field: z.string().optional(),
  /** Why that field, as a word out of a list of the call. */
  reason: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/** In small letters, since ids are compared. Neither the one that is all noughts nor the one that is all f is anybody's. */
export const uuid = z
  .uuid()
  .toLowerCase()
  .refine((id) => !/^(?:[0-]+|[f-]+)$/.test(id));

export const code = z.string().regex(PUBLIC_CODE);

/** Whatever names a product or a place is accepted in both its forms. */
export const productId = z.union([uuid, code]);
export const locationId = z.union([uuid, code]);

export const currency = z.enum(SELECTABLE_CURRENCIES);
export const currencyParam = currency.default(DEFAULT_CURRENCY);

/** No list gives more than a hundred at once, whatever is asked for. */
const MAX_PAGE_SIZE = 100;

/** Query strings carry text, the typed client carries numbers: both are read, text where it is all digits. */
export function wholeParam<Whole extends z.ZodType<number, number>>(whole: Whole) {
  return z.preprocess((asked: number) => (isInDigits(asked) ? Number(asked) : asked), whole);
}

function isInDigits(asked: unknown): boolean {
  return typeof asked === 'string' && /^\d{1,15}$/.test(asked);
}

export function sizeParam(usual: number) {
  return wholeParam(z.int().min(1).max(MAX_PAGE_SIZE)).default(usual);
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

/** Which page is given, where it and the next one are, and how much there is in all. */
export const halPaging = {
  _links: halLinks,
  page: z.object({ number: count, size: count, totalElements: count, totalPages: count }),
};

/** A list of which one page is given. */
export function halPage<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return halList(name, item).extend(halPaging);
}

/**
 * How a call says its language. It reaches procedures as the `locale` of their context, not as input, because
 * no body or query may contradict it; this is its line in the API's description.
 */
export const localeHeader = {
  name: 'Accept-Language',
  in: 'header',
  description: 'en, de, zh-Hans or fr; English when nothing matches.',
  schema: { type: 'string' },
} as const;
