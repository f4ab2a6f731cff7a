import { uuid } from '@ashore/core/contract/conventions.ts';
import { productPath } from '@ashore/core/contract/product-path.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import { PUBLIC_CODE } from '@ashore/core/contract/public-code.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';

/** As much of a product as a mail about a review of it says. */
export type ReviewedProduct = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Of its page, without a language. */
  readonly path: string;
};

type Row = Omit<ReviewedProduct, 'path'> & {
  readonly productType: ProductType;
  readonly citySlug: string;
  readonly slug: string;
};

/** By UUID or public code, whether it is on sale today or not; its name in a language, or else in English. */
export async function readProduct(
  client: Queryable,
  idOrCode: string,
  locale: MessageLocale,
): Promise<ReviewedProduct | undefined> {
  const column = PUBLIC_CODE.test(idOrCode) ? 'code' : 'id';
  if (column === 'id' && !uuid.safeParse(idOrCode).success) return undefined;
  const { rows } = await client.query<Row>(
    `select p.id, p.code, p.slug, p.type as "productType", l.slug as "citySlug", coalesce(own.name, english.name) as name
     from products p join locations l on l.id = p.location_id
     join product_texts english on english.product_id = p.id and english.locale = 'en'
     left join product_texts own on own.product_id = p.id and own.locale = $2
     where p.${column} = $1`,
    [idOrCode, locale],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { id, code, name } = row;
  return { id, code, name, path: productPath(row) };
}
