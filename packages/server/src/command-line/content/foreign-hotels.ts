import { confirmForeignHotel, proposedForeignHotels } from '../../features/hotels/supply/foreign-hotels.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const foreignHotelsCommand: Command = {
  summary: 'Lists hotels of other sellers that may be one of ours, and confirms one.',
  usage: [
    '[<seller> <hotel code> <product code>] [--by <name>]',
    'seller        name of the connection, as in BEDBANK_NAME',
    'hotel code    the seller’s code of the hotel',
    'product code  our code of the same hotel: compare name, address and position first',
    '--by <name>   name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { by: { type: 'string' } }, 3);
    const [source, hotelCode, productCode] = positionals;
    if (source !== undefined && productCode === undefined)
      throw new UsageError('A hotel is named by its seller, the seller’s code and our product code.');
    return withDatabase(context, { mayCreate: false }, async ({ database: { pool } }) => {
      if (source === undefined || hotelCode === undefined) {
        const proposed = await proposedForeignHotels(pool);
        for (const hotel of proposed)
          context.print(`${hotel.source} ${hotel.hotelCode}  may be  ${hotel.productCode}  ${hotel.name}`);
        if (proposed.length === 0) context.print('No hotels to compare.');
        return 0;
      }
      const { rows } = await pool.query<{ id: string; name: string }>(
        `select product.id, product_text.name from products product
         join product_texts product_text on product_text.product_id = product.id and product_text.locale = 'en'
         where product.code = $1 and product.type = 'hotels'`,
        [productCode],
      );
      const [hotel] = rows;
      const outcome =
        hotel &&
        (await confirmForeignHotel(pool, {
          source,
          hotelCode,
          productId: hotel.id,
          by: readOperatorName(values.by),
        }));
      if (outcome === 'confirmed') context.print(`${source} ${hotelCode} is ${hotel?.name}.`);
      else if (outcome === 'duplicate')
        context.print(`${source} has ${hotel?.name} under another code already; it is sold under that one.`);
      else context.print(`There is no hotel ${productCode}.`);
      return outcome === 'confirmed' ? 0 : 1;
    });
  },
};
