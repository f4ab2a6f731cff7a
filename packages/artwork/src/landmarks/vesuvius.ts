import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Naples: the jagged ridge of Somma left of the blunt cone, before them the windowless Castel dell’Ovo on its rock. */
export const vesuvius: Landmark = {
  width: 240,
  draw(sheet, { body, shade, light, accent }) {
    const slope = mix(body, '#7f7aa0', 0.3);
    const dark = mix(slope, shade, 0.55);
    const tuff = mix('#e2b46c', body, 0.2);
    const dim = mix(tuff, shade, 0.45);
    sheet.path(
      'M-120 0C-102-4-92-14-74-30L-62-44-56-46-50-58-42-56-34-66-26-60-20-64-8-54C2-52 8-62 20-84L26-94 32-98 38-94 46-100 52-96C64-64 82-22 120 0z',
      slope,
    );
    sheet.path('M-34-66L-26-60-20-64-8-54C-16-44-10-36-22-30-34-22-30-12-44 0H-66C-44-14-52-30-38-42z', dark);
    sheet.path('M46-100L52-96C64-64 82-22 120 0H62C52-16 64-30 52-46 46-58 52-74 46-100z', dark);
    sheet.path('M26-94L32-98 38-94 46-100 44-90 36-86z', mix(slope, '#c9603f', 0.45));
    sheet.path('M-90 0C-70-34-44-22-8-24 30-30 66-20 104-9L120 0z', mix(slope, '#5f8a5c', 0.5));
    for (const [i, x] of [-8, 2, 11, 24, 33, 46, 54, 63, 76, 86, 96].entries()) {
      const h = [7, 10, 6, 9, 12, 7, 9, 6, 10, 7, 5][i] ?? 6;
      sheet.rect(x, -h, 7, h, i % 3 === 1 ? mix(tuff, light, 0.5) : mix(light, '#f8e3c4', 0.5));
      sheet.rect(x + 5, -h, 3, h, dim);
    }
    sheet.path('M-118 0L-114-8-102-12-30-10-18-4-16 0z', mix(dim, shade, 0.5));
    sheet.path('M-112-8V-24H-98V-30H-78V-26H-70V-36H-48V-28H-30V-8z', tuff);
    sheet.path('M-84-8V-30H-78V-26H-70V-8zM-54-8V-36H-48V-8zM-38-8V-28H-30V-8z', dim);
    const crown: string[] = [];
    for (const [from, to, y] of [
      [-112, -99, -24],
      [-98, -79, -30],
      [-70, -49, -36],
      [-48, -31, -28],
    ] as const) {
      for (let x = from; x < to; x += 5) crown.push(`M${x} ${y + 1}v-4h3v4z`);
    }
    sheet.path(crown.join(''), tuff);
    sheet.path('M-108-14h2v-4h-2zM-92-18h2v-5h-2zM-66-24h2v-5h-2zM-60-14h3v-5h-3zM-44-18h2v-4h-2z', shade);
    sheet.path('M-30 0V-6H-6V0H-10a3 3 0 0 0-6 0H-18a3 3 0 0 0-6 0z', mix(tuff, shade, 0.2));
    sheet.path('M-60-36V-46h1V-36zM-59-46l9 2.5-9 2.5z', accent);
  },
};
