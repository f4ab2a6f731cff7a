import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import { WAIVER_KINDS } from '@ashore/core/waivers/waiver-kinds.ts';
import { waiverVersionOf } from '@ashore/core/waivers/waiver-versions.ts';
import type { Queryable } from '../../database/queryable.ts';

export type SignedProduct = {
  readonly waiver: WaiverKind | null;
  readonly name: string;
  readonly city: string;
  readonly supplierName: string;
};

/**
 * Selects the names of the trip for a document, in the language of the text. The product need not be on sale
 * any more.
 */
export async function selectSignedProduct(
  client: Queryable,
  productId: string,
  textVersion: string,
): Promise<SignedProduct | undefined> {
  const { rows } = await client.query<SignedProduct>(SELECT_SIGNED_PRODUCT, [
    productId,
    languageOf(textVersion),
  ]);
  return rows[0];
}

/** The kind of waiver that a product requires; null if it requires none. */
export async function waiverKindOf(client: Queryable, productId: string): Promise<WaiverKind | null> {
  const { rows } = await client.query<{ waiver: WaiverKind | null }>(
    'select waiver from products where id = $1',
    [productId],
  );
  return rows[0]?.waiver ?? null;
}

function languageOf(textVersion: string): MessageLocale {
  const hasThisVersion = (locale: MessageLocale) =>
    WAIVER_KINDS.some((kind) => waiverVersionOf(kind, locale) === textVersion);
  return MESSAGE_LOCALES.find(hasThisVersion) ?? 'en';
}

const SELECT_SIGNED_PRODUCT = `
  select product.waiver, local_form(supplier.local_names, $2, supplier.name) as "supplierName",
    coalesce(own.name, english.name, product.slug) as name, coalesce(own_place.name, english_place.name, '') as city
  from products product
  join organisations supplier on supplier.id = product.supplier_id
  left join product_texts own on own.product_id = product.id and own.locale = $2
  left join product_texts english on english.product_id = product.id and english.locale = 'en'
  left join location_texts own_place on own_place.location_id = product.location_id and own_place.locale = $2
  left join location_texts english_place on english_place.location_id = product.location_id and english_place.locale = 'en'
  where product.id = $1`;
