import type { MeetingMap } from '@ashore/core/contract/maps.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { land } from './land.ts';
import { selectMeeting } from './meeting-map.queries.ts';
import { drawMeetingSketch } from './meeting-sketch.ts';
import { drawRegionMap } from './region-map.ts';

export type ShowMeetingMapInput = {
  /** UUID or public code of a product. */
  readonly id: string;
  readonly locale: MessageLocale;
};

export type ShownMeetingMap = {
  readonly map: MeetingMap;
  readonly productId: string;
  /** The city and its parts, which the map names. */
  readonly locationIds: readonly string[];
};

/** Draws the surroundings of a product's meeting point, and where in the world its city lies. */
export async function showMeetingMap(
  database: Database,
  { id, locale }: ShowMeetingMapInput,
): Promise<ShownMeetingMap | undefined> {
  const row = await selectMeeting(database, id, locale);
  if (!row) return undefined;
  const { city, start, points, parts } = row;
  const landmarks = [...points, ...parts.map(({ id: _, ...part }) => part)];
  return {
    map: {
      cityName: city.name,
      sketch: start && drawMeetingSketch(start, landmarks),
      region: drawRegionMap({ land: land(), city, pin: start ?? city }),
    },
    productId: row.product_id,
    locationIds: [city.id, ...parts.map((part) => part.id)],
  };
}
