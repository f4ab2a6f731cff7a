import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Venice: a plain brick tower with a white belfry and a green pyramid; beside it the pink palace on two
 * storeys of tracery.
 */
export const campanileAndDogePalace: Landmark = {
  width: 104,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#b9573c', body, 0.25);
    const dark = mix(brick, shade, 0.5);
    const marble = mix(light, '#fbf0dc', 0.55);
    const dim = mix(marble, shade, 0.35);
    const rose = mix('#eeb49a', body, 0.15);
    const green = mix('#5d9c88', body, 0.3);
    sheet.rect(-46, -66, 8, 66, brick);
    sheet.rect(-38, -66, 5, 66, dark);
    sheet.line('M-44-6V-62M-41-6V-62M-36-6V-62', mix(brick, shade, 0.7), 0.7);
    sheet.rect(-47, -68, 15, 2, marble);
    sheet.rect(-46, -76, 8, 8, marble);
    sheet.rect(-38, -76, 5, 8, dim);
    sheet.path(
      'M-45-68v-5a.8.8 0 0 1 1.6 0v5zM-42.6-68v-5a.8.8 0 0 1 1.6 0v5zM-40.2-68v-5a.8.8 0 0 1 1.6 0v5zM-36.5-68v-5a.8.8 0 0 1 1.6 0v5z',
      shade,
    );
    sheet.rect(-47, -77, 15, 2, marble);
    sheet.rect(-46, -83, 8, 6, brick);
    sheet.rect(-38, -83, 5, 6, dark);
    sheet.path('M-47-83L-39.5-98-38-83z', green);
    sheet.path('M-39.5-98L-32-83H-38z', mix(green, shade, 0.5));
    sheet.path('M-40.5-95l.5-4 .5-1 .5 1 .5 4z', accent);
    sheet.rect(-52, -14, 24, 14, marble);
    sheet.path('M-50 0v-8a2 2 0 0 1 4 0v8zM-42 0v-8a2 2 0 0 1 4 0v8zM-34 0v-8a2 2 0 0 1 4 0v8z', shade);
    sheet.rect(-24, -35, 66, 14, rose);
    sheet.rect(42, -35, 10, 35, mix(rose, shade, 0.45));
    const lace: string[] = [];
    for (let x = -24; x < 52; x += 4) lace.push(`M${x}-35l1-5 1 2 1-2 1 5z`);
    sheet.path(lace.join(''), marble);
    const diamonds: string[] = [];
    for (let x = -22; x < 40; x += 5) diamonds.push(`M${x}-33l2 2-2 2-2-2z`);
    sheet.path(diamonds.join(''), mix(rose, light, 0.6));
    const windows = [-21, -12, 15, 24, 33].map((x) => `M${x}-22v-5l2-3 2 3v5z`);
    sheet.path(`${windows.join('')}M2-21v-8l3-4 3 4v8z`, shade);
    sheet.line('M1-20H9', marble, 1.6);
    sheet.rect(-24, -21, 66, 21, marble);
    sheet.rect(-24, -1, 66, 1, dim);
    const arches: string[] = [];
    for (let x = -23; x < 41; x += 3.25) arches.push(`M${x.toFixed(1)}-12v-4l1.1-2.5 1.1 2.5v4z`);
    for (let x = -22; x < 38; x += 6.4) arches.push(`M${x.toFixed(1)}-1v-5q0-2 2.3-4 2.3 2 2.3 4v5z`);
    sheet.path(arches.join(''), shade);
    sheet.path(
      'M44-1v-5l2-3 2 3v5zM44-13v-4l1.5-2 1.5 2v4zM48-13v-4l1.5-2 1.5 2v4zM45-24v-5l1.5-2 1.5 2v5z',
      mix(shade, '#14122c', 0.35),
    );
  },
};
