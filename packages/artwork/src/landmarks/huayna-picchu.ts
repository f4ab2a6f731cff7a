import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Machu Picchu: the steep green peak behind the city, terraces below the roofless gables. */
export const huaynaPicchu: Landmark = {
  width: 164,
  draw(sheet, { body, shade, light, accent }) {
    const green = mix(body, '#5f8a58', 0.4);
    const dim = mix(green, shade, 0.58);
    const far = mix(body, light, 0.25);
    const grass = mix(body, '#8fb066', 0.6);
    const stone = mix(body, '#d9cfba', 0.6);
    const stoneDim = mix(stone, shade, 0.5);
    sheet.path('M-82 0L-76-22-62-44-50-38-40-52-20-30 40-40 54-60 64-52 74-28 82 0z', far);
    sheet.path('M54-60L64-52 74-28 82 0H60L66-20 56-36z', mix(far, shade, 0.25));
    sheet.path('M-30-10L-14-34-6-58 2-70 8-88 14-97 19-100 25-94 29-80 38-66 44-46 58-26 66-8z', green);
    sheet.path('M19-100L25-94 29-80 38-66 44-46 58-26 66-8H30L34-28 24-46 28-62 18-78z', dim);
    sheet.path('M8-88L14-97 16-84 10-74 12-60 4-48 6-34-4-24 0-48 4-66z', mix(green, light, 0.25));
    sheet.path('M-52-14L-40-34-32-46-26-50-18-42-10-28-2-12z', green);
    sheet.path('M-26-50L-18-42-10-28-2-12H-20L-18-26-26-36z', dim);
    sheet.path('M14-97L19-100 25-94 24-92H16z', stone);
    sheet.path('M-82 0Q-74-14-58-18-36-24-12-22 20-24 46-20 70-14 82 0z', grass);
    sheet.path('M46-20Q70-14 82 0H36Q50-8 46-20z', mix(grass, shade, 0.4));
    sheet.line('M-72-9Q-50-15-28-14M-76-4.5Q-52-10-24-9M-64-14Q-48-19-30-18.5M-28-4Q-50-5-70-1', stone, 1.3);
    sheet.line('M46-15Q62-12 72-7M48-10Q64-8 76-3M48-5Q60-4 72-1', stoneDim, 1.3);
    const houses = [
      [-34, -16, 9],
      [-22, -20, 9],
      [-8, -18, 10],
      [10, -20, 9],
      [24, -19, 10],
      [-26, -7, 11],
      [-6, -8, 12],
      [14, -9, 11],
      [32, -9, 10],
    ] as const;
    for (const [x, y, width] of houses) {
      const half = Math.round(width / 2);
      sheet.path(`M${x} ${y}v-6l${half}-6 ${half} 6v6z`, stone);
      sheet.path(`M${x + half * 2} ${y}v-6l-${half}-6h4l${half} 6v6z`, stoneDim);
    }
    sheet.path(houses.map(([x, y]) => `M${x + 3} ${y}v-4l.5-1h2l.5 1v4z`).join(''), mix(shade, stone, 0.2));
    sheet.path('M-30-6H48V-4H-30zM-26-1H52V0H-26z', stoneDim);
    sheet.path('M-82 0Q-60-5-30-3T30-2 82 0z', mix(grass, shade, 0.22));
    sheet.path('M2-1v-4q0-2 2-2t2 2v4z', accent);
    sheet.disc(4, -8, 1.3, mix(shade, stone, 0.3));
  },
};
