import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** New York: the robed figure with torch and tablet on a high pedestal and a star-shaped fort. */
export const liberty: Landmark = {
  width: 52,
  draw(sheet, { body, shade, light, accent }) {
    const copper = mix(body, '#6fa894', 0.65);
    const dim = mix(copper, shade, 0.45);
    const stone = mix(body, '#d9bf98', 0.5);
    sheet.path('M-26 0L-22-8H22L26 0z', mix(stone, shade, 0.4));
    sheet.path('M-14-8L-12-14H12L14-8z', stone);
    sheet.path('M-11-14L-8-38H8L11-14z', stone);
    sheet.path('M3-14V-38H8L11-14z', mix(stone, shade, 0.45));
    sheet.path('M-9-38H9V-42H-9zM-3-22h6v-8h-6z', mix(stone, light, 0.4));
    sheet.path('M-7-42L-5-66-4-74H4L6-62 8-42z', copper);
    sheet.path('M2-42L1-72 4-74 6-62 8-42z', dim);
    sheet.path('M-4-73L-9-84-11-92-8-93-5-85 0-76z', copper);
    sheet.path('M4-72L9-66 12-70 7-76zM8-64l4-9 4 2-4 9z', dim);
    sheet.disc(0, -78, 3.6, copper);
    sheet.path('M-5-80L-7-84-3-82-2-86 0-82 2-86 3-82 7-84 5-80z', copper);
    sheet.path('M-13-92H-6L-7-95H-12z', dim);
    sheet.path('M-12-95Q-12-99-9-100-6-98-7-95z', accent);
  },
};
