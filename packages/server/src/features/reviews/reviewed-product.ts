import { uuid } from '@ashore/core/contract/conventions.ts';
import { productPath } from '@ashore/core/contract/values/product-path.ts';
import { type ProductType, PUBLIC_CODE } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { keyColumn, onSaleSql } from '../catalogue/cards/tour.queries.ts';

/** The facts of a product that emails about its reviews need. */
export type ReviewedProduct = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The path of its page, without a language. */
  readonly path: string;
};

type ReviewedProductRow = Omit<ReviewedProduct, 'path'> & {
  readonly productType: ProductType;
  readonly citySlug: string;
  readonly slug: string;
};

/**
 * Reads a product by UUID or public code, whether or not it is on sale. Its name is in the given language, or
 * else in English.
 */
export async function readProduct(
  client: Queryable,
  idOrCode: string,
  locale: MessageLocale,
): Promise<ReviewedProduct | undefined> {
  const column = PUBLIC_CODE.test(idOrCode) ? 'code' : 'id';
  if (column === 'id' && !uuid.safeParse(idOrCode).success) return undefined;
  const { rows } = await client.query<ReviewedProductRow>(
    `select product.id, product.code, product.slug, product.type as "productType", location.slug as "citySlug",
      coalesce(own.name, english.name) as name
     from products product join locations location on location.id = product.location_id
     join product_texts english on english.product_id = product.id and english.locale = 'en'
     left join product_texts own on own.product_id = product.id and own.locale = $2
     where product.${column} = $1`,
    [idOrCode, locale],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { id, code, name } = row;
  return { id, code, name, path: productPath(row) };
}

export type ProductRating = {
  readonly id: string;
  readonly supplierId: string;
  readonly rating: number | null;
  readonly reviewCount: number;
};

/** Finds a product on sale by UUID or public code, with its rating. */
export async function findProductRating({ pool }: Database, id: string): Promise<ProductRating | undefined> {
  const key = keyColumn(id);
  const { rows } = await pool.query<ProductRating>(
    { name: `reviewed-by-${key}`, text: SELECT_RATING_BY[key] },
    [id],
  );
  return rows[0];
}

const SELECT_RATING = `
  select product.id, product.supplier_id as "supplierId", product.rating::float8 as rating,
    product.review_count as "reviewCount"
  from products product where ${onSaleSql}`;

const SELECT_RATING_BY = {
  id: `${SELECT_RATING} and product.id = $1`,
  code: `${SELECT_RATING} and product.code = $1`,
};
