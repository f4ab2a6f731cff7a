import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Florence: the eight-sided terracotta dome with white ribs and lantern, the nave, the slim square bell tower at its left. */
export const florenceCathedral: Landmark = {
  width: 130,
  draw(sheet, { body, shade, light, accent }) {
    const marble = mix(light, '#fbf0dc', 0.5);
    const dim = mix(marble, shade, 0.4);
    const tile = mix('#cf6440', body, 0.15);
    const dark = mix(tile, shade, 0.5);
    const half = mix(tile, shade, 0.22);
    sheet.path('M-48 0V-37H14V0z', mix(marble, shade, 0.16));
    sheet.path('M-50-37L-46-43H14V-37z', half);
    sheet.path('M-52 0V-22H8V0z', marble);
    sheet.path('M-54-22L-50-26H10V-22z', tile);
    for (const x of [-42, -28, -14]) sheet.disc(x + 2, -31, 2.6, shade);
    sheet.path('M-44 0M-42-5v-9l2-3 2 3v9zM-28-5v-9l2-3 2 3v9zM-14-5v-9l2-3 2 3v9z', shade);
    sheet.rect(8, -52, 34, 52, marble);
    sheet.rect(42, -52, 14, 52, dim);
    for (const x of [15, 32]) sheet.disc(x, -45, 3.2, shade);
    sheet.path('M8-52Q6-80 29-87H35Q58-80 56-52z', tile);
    sheet.path('M35-87Q58-80 56-52H45Q46-76 33-87z', dark);
    sheet.path('M33-87Q46-76 45-52H32V-87z', half);
    sheet.line(
      'M9-52Q7-79 30-87M21-52Q20-76 31-87M45-52Q46-76 33-87M55-52Q57-79 34-87M33-52V-87',
      marble,
      1.2,
    );
    sheet.rect(6, -54, 52, 3, marble);
    sheet.rect(42, -54, 16, 3, dim);
    sheet.path('M27-86V-88H37V-86zM29-88V-94H35V-88zM28-94L32-97 36-94z', marble);
    sheet.path('M32-86H37V-88H32zM32-88H35V-94H32zM32-97L36-94H32z', dim);
    sheet.disc(32, -97.5, 1.2, accent);
    sheet.path('M31.7-100H32.3V-96H31.7z', accent);
    sheet.path('M-10 0V-20H14V0zM20 0V-22H50V0z', marble);
    sheet.path('M46 0V-22H64V0z', dim);
    sheet.path('M18-22Q20-37 36-37 50-37 52-22z', tile);
    sheet.path('M36-37Q50-37 52-22H42Q43-32 36-37z', dark);
    sheet.path('M52-22Q54-34 60-32 64-30 64-22z', dark);
    sheet.path('M26-4v-10l2-3 2 3v10zM38-4v-10l2-3 2 3v10z', shade);
    sheet.rect(-64, -73, 9, 73, marble);
    sheet.rect(-55, -73, 5, 73, dim);
    sheet.path('M-65-73H-49V-76H-65z', marble);
    const bands = [-14, -27, -40, -55].map((y) => `M-64 ${y}h14v1.5h-14z`);
    sheet.path(bands.join(''), tile);
    sheet.path(
      'M-62-58v-9l2-3 2 3v9zM-62-43v-7l1.2-2 1.2 2v7zM-58.5-43v-7l1.2-2 1.2 2v7zM-62-30v-6l1.2-2 1.2 2v6zM-58.5-30v-6l1.2-2 1.2 2v6zM-54-58v-9l1.2-2 1.2 2v9z',
      shade,
    );
  },
};
