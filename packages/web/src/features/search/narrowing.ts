import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { RATINGS } from '@ashore/core/contract/list-choices.ts';
import { isProductType, type ProductType } from '@ashore/core/contract/product-types.ts';
import { isLanguageTag } from '@ashore/core/locale/language-tag.ts';

/** What the tours of an answer are narrowed to, by the names that lists use in addresses. */
export type Narrowing = {
  readonly type?: ProductType | undefined;
  readonly interest?: Interest | undefined;
  readonly language?: string | undefined;
  readonly priceTo?: number | undefined;
  readonly rating?: number | undefined;
  readonly freeCancellation?: true | undefined;
};

export const NARROWED_BY = [
  'type',
  'interest',
  'language',
  'priceTo',
  'rating',
  'freeCancellation',
] as const satisfies readonly (keyof Narrowing)[];
export type NarrowedBy = (typeof NARROWED_BY)[number];

const wholeAmount = /^[1-9]\d{0,8}$/;

/** What an address says. What nobody can choose narrows nothing. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const given = (by: NarrowedBy) => params.get(by) ?? '';
  const type = given('type');
  return {
    type: isProductType(type) ? type : undefined,
    interest: INTERESTS.find((id) => id === given('interest')),
    language: isLanguageTag(given('language')) ? given('language') : undefined,
    priceTo: wholeAmount.test(given('priceTo')) ? Number(given('priceTo')) : undefined,
    rating: RATINGS.find((least) => String(least) === given('rating')),
    freeCancellation: given('freeCancellation') === 'true' ? true : undefined,
  };
}

export function isNarrowed(wanted: Narrowing): boolean {
  return NARROWED_BY.some((by) => wanted[by] !== undefined);
}
