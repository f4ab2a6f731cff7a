import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { distinctNames, isNameOf, needsGuardian } from '@ashore/core/waivers/signature.ts';
import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';
import type { WaiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { WaiverRow } from './present-waiver.ts';

/**
 * The valid waivers of carts, or of the bookings made from them: the latest waiver of each traveller, for any
 * trip.
 */
export async function waiversOf(client: Queryable, cartIds: readonly string[]): Promise<WaiverRow[]> {
  const { rows } = await client.query<StoredWaiver>(
    `select distinct on (cart_id, participant_name) ${WAIVER_COLUMNS} from waivers
     where cart_id = any($1::uuid[]) order by cart_id, participant_name, number desc`,
    [cartIds],
  );
  return rows;
}

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
  readonly document: Buffer;
};

export type StoredWaiver = WaiverRow & { readonly number: number; readonly signedHash: Buffer };

/** All columns except the document, which is larger than the rest and is read only when it is opened. */
const WAIVER_COLUMNS = `cart_id as "cartId", participant_name as "participantName", number,
  product_id as "productId", trip_date::text as date, kind, guardian_name as "guardianName",
  signed_hash as "signedHash", signed_at as "signedAt", secret`;

type Signer = Pick<NewWaiver, 'cartId' | 'participantName'>;

export async function latestWaiver(
  client: Queryable,
  { cartId, participantName }: Signer,
): Promise<StoredWaiver | undefined> {
  const { rows } = await client.query<StoredWaiver>(
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

/** Undefined if a concurrent signature has taken the number. */
export async function insertWaiver(
  client: Queryable,
  { text, ...waiver }: NewWaiver & { readonly number: number },
): Promise<StoredWaiver | undefined> {
  const { rows } = await client.query<StoredWaiver>(INSERT_WAIVER, [
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
    waiver.document,
  ]);
  return rows[0];
}

const INSERT_WAIVER = `
  insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
    guardian_name, signature_kind, signed_hash, signed_at, secret, document, document_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::bytea, sha256($14::bytea))
  on conflict (cart_id, participant_name, number) do nothing
  returning ${WAIVER_COLUMNS}`;

type WaiverColumns = { readonly cartId: string; readonly productId: string; readonly date: string };

/** SQL for the latest waivers of a trip, as JSON, for statements that read a whole booking. */
export function waiversSql({ cartId, productId, date }: WaiverColumns): string {
  return `(select coalesce(jsonb_agg(to_jsonb(latest_waiver)), '[]') from (
    select distinct on (participant_name) participant_name as "participantName", guardian_name as "guardianName",
      secret, signed_at as "signedAt"
    from waivers where cart_id = ${cartId} and product_id = ${productId} and trip_date = ${date}
    order by participant_name, number desc) latest_waiver)`;
}

/**
 * The sealed document for a secret, as it was stored. It is never drawn again. Once the booking is erased, the document is
 * retained for claims alone: its link was sent to others and opens it no longer. A cart may have further bookings, such as
 * one that expired unpaid and is erased first: the link opens as long as one that is confirmed or active is not erased.
 */
export async function findWaiverDocument(client: Queryable, secret: string): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ document: Buffer }>(
    `select document from waivers waiver where secret = $1 and (
       not exists (select from bookings booking where booking.cart_id = waiver.cart_id and booking.erased_at is not null)
       or exists (select from bookings booking where booking.cart_id = waiver.cart_id and booking.erased_at is null
         and (booking.confirmed_at is not null or booking.state <> all($2))))`,
    [secret, ENDED_STATES],
  );
  return rows[0]?.document;
}

type RequiredWaivers = {
  readonly cartId: string;
  /** The waiver that the trip requires; null if it requires none. */
  readonly kind: WaiverKind | null;
  /** The product that the cart holds. */
  readonly productId: string;
  readonly date: string;
  readonly participants: readonly {
    readonly participantName: string;
    readonly ticketType: TicketType;
    readonly dateOfBirth: string | null;
    readonly age?: number | null;
  }[];
};

/**
 * The positions of travellers who have not signed for this trip; empty if it requires no waiver. A child's
 * own signature does not count, nor does a waiver for another trip or day.
 */
export async function missingWaivers(client: Queryable, required: RequiredWaivers): Promise<number[]> {
  const { cartId, kind, productId, date, participants } = required;
  if (kind === null) return [];
  const signedWaivers = new Map(
    (await waiversOf(client, [cartId]))
      .filter((waiver) => waiver.productId === productId && waiver.date === date && waiver.kind === kind)
      .map((waiver) => [waiver.participantName, waiver]),
  );
  const names = distinctNames(participants.map(({ participantName }) => participantName));
  return participants.flatMap((participant, position) => {
    const waiver = signedWaivers.get(names[position] ?? '');
    const hasGuardian =
      waiver?.guardianName != null && !isNameOf(waiver.guardianName, waiver.participantName);
    const isSigned = waiver && (hasGuardian || !needsGuardian(participant, date));
    return isSigned ? [] : [position];
  });
}
