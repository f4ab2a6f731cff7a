import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** The fjord: two walls that fall into the water, snow above, a farm on its ledge, one thin waterfall. */
export const fjordWalls: Landmark = {
  width: 250,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#5f7f88', 0.4);
    const dark = mix(rock, shade, 0.6);
    const green = mix(body, '#5f8a58', 0.55);
    const snow = mix(light, '#fbfaf2', 0.6);
    sheet.path('M-40 0L-20-44 0-58 18-48 44 0z', mix(rock, light, 0.4));
    sheet.path('M-8-53L0-58 10-52 4-48-2-50z', snow);
    sheet.path('M-125 0L-112-38-102-50-95-84-84-96-70-88-58-92-44-66-34-58-22-26-14 0z', rock);
    sheet.path('M-58-92L-44-66-34-58-22-26-14 0H-40L-46-34-60-56z', dark);
    sheet.path('M-95-84L-84-96-70-88-58-92-52-80-62-82-70-76-82-84-90-72-95-74z', snow);
    sheet.path('M125 0L116-30 104-46 95-90 82-100 66-84 52-74 40-40 28-24 20 0z', rock);
    sheet.path('M125 0L116-30 104-46 95-90 82-100 74-70 84-40 70 0z', dark);
    sheet.path('M95-90L82-100 66-84 60-79 72-80 80-84 88-78 95-80z', snow);
    sheet.path('M-125 0Q-80-34-50-14T-14 0zM125 0Q80-26 50-10T20 0z', green);
    sheet.path('M54-73L58-58 55-40 59-20 56-2H61L64-20 60-40 63-58 58-76z', snow);
    sheet.path('M-66-26h10v-7l-5-4-5 4z', accent);
    sheet.path('M-66-33l5-4 5 4z', shade);
  },
};
