import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { printJson } from '../../catalogue/export/export-catalogue.ts';
import { hotelFile } from '../file/hotel-file.ts';
import { hotelsToFile } from './hotels-to-file.ts';

export type ExportHotelsInput = {
  /** Called with each file when it is ready. The next file is read once the call is done. */
  readonly onFile: (name: string, text: string) => Promise<void>;
};

export type ExportedHotels = { readonly places: number; readonly hotels: number };

/**
 * Exports all hotels as files that can be imported again, one for each place that has some. Order and form depend only on
 * the database, which is read at one instant.
 */
export async function exportHotels(
  database: Database,
  { onFile }: ExportHotelsInput,
): Promise<ExportedHotels> {
  return await transaction(
    database,
    async ({ client }) => {
      const { rows: places } = await client.query<{ id: string; slug: string }>(
        `select id, slug from locations where id in (
           select product.location_id from products product join hotels on hotels.product_id = product.id
           join organisations supplier on supplier.id = product.supplier_id where supplier.slug is not null)
         order by slug collate "C"`,
      );
      let hotels = 0;
      for (const { id, slug } of places) {
        // The schema puts the fields in the order of the format. A database keeps fields of JSON in an order of its own.
        const file = hotelFile.parse(await hotelsToFile(client, { id, slug }));
        hotels += file.hotels.length;
        await onFile(`${slug}.json`, printJson(file));
      }
      return { places: places.length, hotels };
    },
    // A written file cannot be taken back, so a failed export is not retried.
    { isolation: 'repeatable read', retries: 0 },
  );
}
