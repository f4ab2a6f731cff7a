import type { Queryable } from '../../database/queryable.ts';
import { stemOfOrganisationMarkSql } from '../catalogue/product-images.ts';

export type Affiliate = {
  readonly organisationId: string;
  readonly name: string;
  /** Path of its logo, without a size. Null if it has none. */
  readonly logoUrl: string | null;
};

/** Finds the affiliate of this id: a distributor, by its slug. A suspended one is not found. */
export async function findAffiliate(client: Queryable, id: string): Promise<Affiliate | undefined> {
  const { rows } = await client.query<Affiliate>({ name: 'affiliate', text: FIND_AFFILIATE }, [id]);
  return rows[0];
}

const FIND_AFFILIATE = `
  select organisation.id as "organisationId", organisation.name,
    (select '/images/' || image.stem from images image where image.stem = ${stemOfOrganisationMarkSql('organisation.slug')}) as "logoUrl"
  from organisations organisation where organisation.kind = 'distributor' and organisation.slug = $1
    and organisation.status = 'approved'`;
