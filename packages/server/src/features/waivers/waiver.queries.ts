import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { WaiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { WaiverRow } from './present-waiver.ts';

export type NewWaiver = {
  readonly cartId: string;
  readonly participantName: string;
  readonly guardianName: string | null;
  readonly productId: string;
  readonly date: LocalDate;
  readonly text: WaiverText;
  readonly textHash: Buffer;
  readonly signatureKind: 'typed' | 'drawn';
  readonly signedHash: Buffer;
  readonly signedAt: Date;
  readonly secret: string;
  readonly paper: Buffer;
};

export type KeptWaiver = WaiverRow & { readonly number: number; readonly signedHash: Buffer };

/** All that is said of a waiver: its paper weighs more than all the rest, and is read by whoever opens it. */
export const WAIVER_COLUMNS = `cart_id as "cartId", participant_name as "participantName", number,
  product_id as "productId", trip_date::text as date, kind, guardian_name as "guardianName",
  signed_hash as "signedHash", signed_at as "signedAt", secret`;

type Signer = Pick<NewWaiver, 'cartId' | 'participantName'>;

export async function latestWaiver(
  client: Queryable,
  { cartId, participantName }: Signer,
): Promise<KeptWaiver | undefined> {
  const { rows } = await client.query<KeptWaiver>(
    `select ${WAIVER_COLUMNS} from waivers where cart_id = $1 and participant_name = $2
     order by number desc limit 1`,
    [cartId, participantName],
  );
  return rows[0];
}

export async function countSignatures(client: Queryable, cartId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from waivers where cart_id = $1',
    [cartId],
  );
  return rows[0]?.count ?? 0;
}

/** Undefined where somebody else has that number: he signed at the same moment. */
export async function insertWaiver(
  client: Queryable,
  { text, ...waiver }: NewWaiver & { readonly number: number },
): Promise<KeptWaiver | undefined> {
  const { rows } = await client.query<KeptWaiver>(INSERT, [
    waiver.cartId,
    waiver.participantName,
    waiver.number,
    waiver.productId,
    waiver.date,
    text.kind,
    text.version,
    waiver.textHash,
    waiver.guardianName,
    waiver.signatureKind,
    waiver.signedHash,
    waiver.signedAt,
    waiver.secret,
    waiver.paper,
  ]);
  return rows[0];
}

const INSERT = `
  insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
    guardian_name, signature_kind, signed_hash, signed_at, secret, paper, paper_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::bytea, sha256($14::bytea))
  on conflict (cart_id, participant_name, number) do nothing
  returning ${WAIVER_COLUMNS}`;
