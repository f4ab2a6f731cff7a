import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { ClientBase } from 'pg';
import { CannotStart } from '../../../database/cannot-start.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { type RowTable, removeOthers, writeRows } from '../../../database/write-rows.ts';
import type { HotelFile } from '../file/hotel-file.ts';
import { addRowsOfHotels, emptyHotelRows, importCalendar } from './hotel-rows.ts';
import { type HotelRows, type HotelTable, hotelTables } from './tables.ts';

export type ImportHotelsInput = {
  readonly files: readonly HotelFile[];
  /** The day from which prices of nights are computed and relative days are counted. */
  readonly today: LocalDate;
};

/**
 * Imports hotels in one transaction. Existing ones are updated with all their parts; hotels and organisations that are
 * not in the files stay, as do nights that operations have changed. Their places must be stored already.
 */
export async function importHotels(database: Database, { files, today }: ImportHotelsInput): Promise<void> {
  await transaction(database, async ({ client }) => {
    // No request waits for an import, and on a busy machine a statement takes longer than a request may.
    await client.query('set local statement_timeout = 60000');
    const places = await findPlaces(client, files);
    const rows = emptyHotelRows();
    const calendar = importCalendar(today);
    for (const file of files) {
      const place = places.get(file.place);
      if (place) addRowsOfHotels(rows, file, { place, today, calendar });
    }
    await refuseUnknownSuppliers(client, rows);
    await removeRooms(client, rows);
    for (const table of Object.keys(hotelTables) as HotelTable[]) {
      const { owner, ...columns }: RowTable = hotelTables[table];
      await writeRows(client, columns, inLockOrder(rows, table));
      if (owner) await removeOthers(client, { ...columns, owner }, rows[table], ownersOf(rows, owner));
    }
    const products = rows.products.map(({ id }) => id);
    await client.query('select recount_reviews($1)', [products]);
  });
}

type PlaceRow = {
  readonly slug: string;
  readonly id: string;
  readonly currency: string;
  readonly latitude: number;
  readonly isPort: boolean;
};

async function findPlaces(client: ClientBase, files: readonly HotelFile[]) {
  const slugs = files.map(({ place }) => place);
  const { rows } = await client.query<PlaceRow>(
    `select slug, id, currency, latitude, is_port as "isPort" from locations where place_kind = 'city' and slug = any($1)`,
    [slugs],
  );
  const places = new Map(rows.map(({ slug, ...place }) => [slug, place]));
  const missing = slugs.filter((slug) => !places.has(slug));
  if (missing.length > 0)
    throw new CannotStart(
      `There is no place ${missing.join(', ')}. Import its catalogue file first. Nothing was changed.`,
    );
  return places;
}

/** A hotel's supplier is in the files or stored already. */
async function refuseUnknownSuppliers(client: ClientBase, { products, organisations }: HotelRows) {
  const imported = new Set(organisations.map(({ id }) => id));
  const others = products.filter(({ supplier_id }) => !imported.has(supplier_id));
  const { rows } = await client.query<{ id: string }>('select id from organisations where id = any($1)', [
    others.map(({ supplier_id }) => supplier_id),
  ]);
  const stored = new Set(rows.map(({ id }) => id));
  const unknown = others.filter(({ supplier_id }) => !stored.has(String(supplier_id)));
  if (unknown.length > 0)
    throw new CannotStart(
      `The suppliers of these hotels are unknown: ${unknown.map(({ slug }) => slug).join(', ')}. Nothing was changed.`,
    );
}

/**
 * Removes room types that the files no longer have. Those that were ever held or sold are refused by name, because
 * bookings refer to them.
 */
async function removeRooms(client: ClientBase, { products, rooms }: HotelRows): Promise<void> {
  const removed = [products.map(({ id }) => id), rooms.map(({ id }) => id)];
  await client.query(`select from room_types where ${removedRooms} order by id for update`, removed);
  // A separate statement, which sees what was committed while waiting for the locks.
  const { rows } = await client.query<{ room: string; hotel: string }>(
    `select room_types.slug as room, product.slug as hotel from room_types
     join products product on product.id = room_types.hotel_id
     where ${removedRooms} and exists (select from held_rooms where room_type_id = room_types.id)
     order by product.slug, room_types.slug`,
    removed,
  );
  if (rows.length > 0) {
    const lines = rows.map(
      ({ room, hotel }) => `The room ${room} of ${hotel} was held or sold and cannot be removed.`,
    );
    throw new CannotStart([...lines, 'Leave it in the file with count 0. Nothing was changed.'].join('\n'));
  }
  await client.query(
    `delete from room_nights where room_type_id in (select id from room_types where ${removedRooms})`,
    removed,
  );
  await client.query(`delete from room_types where ${removedRooms}`, removed);
}

const removedRooms = 'hotel_id = any($1::uuid[]) and room_types.id <> all($2::uuid[])';

/** Nights are locked in the order in which holds lock them. */
function inLockOrder(rows: HotelRows, table: HotelTable): Record<string, unknown>[] {
  const key = (row: Record<string, unknown>) => `${row.room_type_id} ${row.night}`;
  return table === 'nights'
    ? rows.nights.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    : rows[table];
}

/** Owners that the files describe completely. Parts that the files omit are removed. */
function ownersOf(rows: HotelRows, owner: string): unknown[] {
  const owners: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
    organisation_id: rows.organisations,
    product_id: rows.products,
    hotel_id: rows.products,
    point_id: rows.points,
    room_type_id: rows.rooms,
    rate_plan_id: rows.rates,
  };
  return (owners[owner] ?? []).map(({ id }) => id);
}
