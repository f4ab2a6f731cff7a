import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';

/** How a room type is described, in one language or else in English. */
export type RoomTypeFacts = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sizeM2: number | null;
  readonly beds: { readonly bed: string; readonly count: number }[];
  readonly view: string | null;
  readonly features: string[];
  readonly image: { readonly stem: string; readonly dominant: string } | null;
};

export async function selectRoomTypeFacts(
  { pool }: Pick<Database, 'pool'>,
  hotelId: string,
  locale: MessageLocale,
): Promise<Map<string, RoomTypeFacts>> {
  const { rows } = await pool.query<RoomTypeFacts>({ name: 'room-type-facts', text: roomTypeFacts }, [
    hotelId,
    locale,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

// The picture of a room is named after its hotel and room type, as the pictures of products are.
const roomTypeFacts = `
  select room_type.id, coalesce(own.name, english.name, room_type.slug) as name,
    coalesce(nullif(own.description, ''), english.description, '') as description, room_type.size_m2 as "sizeM2",
    room_type.beds, room_type.view, room_type.features,
    (select jsonb_build_object('stem', image.stem, 'dominant', image.dominant) from images image
     where image.stem = location.slug || '-' || product.slug || '-' || room_type.slug) as image
  from room_types room_type
  join products product on product.id = room_type.hotel_id join locations location on location.id = product.location_id
  left join room_type_texts english on english.room_type_id = room_type.id and english.locale = 'en'
  left join room_type_texts own on own.room_type_id = room_type.id and own.locale = $2
  where room_type.hotel_id = $1`;
