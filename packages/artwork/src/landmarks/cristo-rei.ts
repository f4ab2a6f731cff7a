import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Lisbon: four slender piers under a platform, on it the figure with its arms out over the river. */
export const cristoRei: Landmark = {
  width: 54,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e8dcc4', 0.5);
    const dim = mix(stone, shade, 0.5);
    sheet.path('M-22 0L-19-6H19L22 0z', dim);
    sheet.path('M-15-6L-11-60H-7L-9-6zM-4-6V-60H0V-6z', stone);
    sheet.path('M1-6V-60H4V-6zM9-6L7-60H11L15-6z', dim);
    sheet.path('M-13-60H13V-66H-13z', mix(stone, light, 0.4));
    sheet.path('M-5-66L-4-84H4L6-66z', stone);
    sheet.path('M1-66V-86H4L6-66z', dim);
    sheet.path('M-27-89L-4-91H4L27-89V-85L5-83H-5L-27-85z', stone);
    sheet.path('M1-91H4L27-89V-85L5-83H1z', dim);
    sheet.path('M-3-92a3 4 0 0 1 6 0v2h-6z', mix(stone, light, 0.3));
    sheet.path('M-2-97a2 2.5 0 0 1 4 0q0 3-2 3t-2-3z', stone);
    sheet.rect(-1, -64, 2, 2, accent);
  },
};
