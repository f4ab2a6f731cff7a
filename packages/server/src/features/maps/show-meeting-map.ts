import type { MeetingMap } from '@ashore/core/contract/meeting-map.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { and } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { products } from '../catalogue/tables.ts';
import { isOnSale, isProduct } from '../catalogue/tour.queries.ts';
import { land } from './land.ts';
import { selectMeeting } from './meeting-map.queries.ts';
import { meetingSketch } from './meeting-sketch.ts';
import { regionMap } from './region-map.ts';

export type ShowMeetingMap = {
  /** UUID or public code of a product. */
  readonly id: string;
  readonly locale: MessageLocale;
};

export type ShownMeetingMap = {
  readonly map: MeetingMap;
  readonly productId: string;
  /** The city and its parts, of which the map tells. */
  readonly locationIds: readonly string[];
};

/** Where a product begins: what is around it, and where in the world its city lies. */
export async function showMeetingMap(
  database: Database,
  { id, locale }: ShowMeetingMap,
): Promise<ShownMeetingMap | undefined> {
  const [product] = await database.db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnSale(), isProduct(id)));
  const row = product && (await selectMeeting(database, product.id, locale));
  if (!row) return undefined;
  const { city, start, points, parts } = row;
  const landmarks = [...points, ...parts.map(({ id: _, ...part }) => part)];
  return {
    map: {
      cityName: city.name,
      sketch: start && meetingSketch(start, landmarks),
      region: regionMap({ land: land(), city, pin: start ?? city }),
    },
    productId: row.product_id,
    locationIds: [city.id, ...parts.map((part) => part.id)],
  };
}
