import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Hamburg: a plain brick warehouse, on it a glass hall whose roof runs in pointed waves, highest at the left
 * tip.
 */
export const elbphilharmonie: Landmark = {
  width: 112,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#a4553f', body, 0.25);
    const dark = mix(brick, shade, 0.5);
    const glass = mix(body, '#b9d6dc', 0.6);
    const dim = mix(glass, shade, 0.36);
    const bright = mix(light, '#f6f3e6', 0.5);
    sheet.path('M-52 0V-36H-14V0z', brick);
    sheet.path('M-14 0V-36H52V0z', dark);
    sheet.path('M-50-35.5V-39H50V-35.5z', shade);
    sheet.path('M-52-39L-54-100Q-46-84-36-82-26-82-16-92L-14-39z', glass);
    sheet.path('M-16-92Q-8-76 4-75 14-75 20-84 26-70 37-69 46-70 52-78L52-39H-14z', dim);
    sheet.path(
      'M-54-100Q-46-84-36-82-26-82-16-92-8-76 4-75 14-75 20-84 26-70 37-69 46-70 52-78L52-75Q46-66 37-66 26-67 20-80 14-72 4-72-8-72-16-88-26-79-36-79-46-80-54-96z',
      bright,
    );
    let lit = '';
    let blank = '';
    for (const [i, y] of [-44, -50, -56, -62, -68, -74].entries()) {
      for (let x = -50; x < 50; x += 5) {
        const chosen = (i * 7 + x * 3) % 4;
        if (x > -18 && x < -12) continue;
        if (x > 18 && x < 28 && y < -66) continue;
        if (x > 20 && y < -60) continue;
        if (x > -8 && y < -66) continue;
        if (chosen === 0) lit += `M${x} ${y}v-4q2 0 2.5 2t-1 2z`;
        else if (chosen === 2) blank += `M${x} ${y}h3v-4h-3z`;
      }
    }
    sheet.path(blank, mix(dim, shade, 0.3));
    sheet.path(lit, bright);
    sheet.path('M-44-39v-10q8-6 16 0v10zM14-39v-7q8-5 14 0v7z', shade);
    let panes = '';
    for (const y of [-8, -15, -22, -29]) for (let x = -48; x < -16; x += 6) panes += `M${x} ${y}h2v-3h-2z`;
    sheet.path(panes, shade);
    let deep = '';
    for (const y of [-8, -15, -22, -29]) for (let x = -9; x < 50; x += 7) deep += `M${x} ${y}h2v-3h-2z`;
    sheet.path(deep, mix(shade, '#15142c', 0.2));
    sheet.path('M-56 0V-3H56V0z', mix(body, shade, 0.8));
    sheet.line('M-6-3L-2-14 2-3M-2-14V-18L14-32M-2-18L-7-16', accent, 1.6);
    sheet.path('M-8-13h6v-6h-6z', accent);
  },
};
