import { mix } from '../kit/mix.ts';
import { cypress } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Palermo: a long battlemented flank between slim turreted towers, a grey dome, two arches over to the clock tower. */
export const palermoCathedral: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e8bd80', 0.78);
    const lit = mix(stone, light, 0.35);
    const dim = mix(stone, shade, 0.45);
    const lead = mix(body, '#9fb0b4', 0.5);
    const [walls, dark, holes] = [[] as string[], [] as string[], [] as string[]];
    const merlons = (x: number, to: number, y: number) => {
      for (let at = x; at < to; at += 4) walls.push(`M${at} ${y + 1}v-3l1-1 1 1v3z`);
    };
    const tower = (x: number, width: number, top: number) => {
      walls.push(`M${x} 0V${top}h${width * 0.6}V0z`);
      dark.push(`M${x + width * 0.6} 0V${top}h${width * 0.4}V0z`);
      walls.push(`M${x - 1} ${top}h${width + 2}v-2h-${width + 2}z`);
      const head = width * 0.3;
      walls.push(
        `M${x + width / 2 - head} ${top - 2}v-6h${head}v6zM${x + width / 2 - head} ${top - 8}L${x + width / 2} ${top - 16}v8z`,
      );
      dark.push(
        `M${x + width / 2} ${top - 2}v-6h${head}v6zM${x + width / 2} ${top - 16}L${x + width / 2 + head} ${top - 8}H${x + width / 2}z`,
      );
      for (const y of [top + 5, top + 16, top + 27])
        holes.push(`M${x + width * 0.2} ${y + 6}v-5a1.2 1.2 0 0 1 2.4 0v5z`);
    };
    sheet.rect(28, -54, 26, 24, lead);
    sheet.path('M27-54Q27-78 41-80 55-78 55-54z', lead);
    sheet.path('M41-80Q55-78 55-54H46Q47-72 41-80z', mix(lead, shade, 0.5));
    sheet.path('M38-80h6v-6h-6zM37-86L41-91 45-86z', lead);
    sheet.path('M30-34v-12a2 2 0 0 1 4 0v12zM38-34v-12a2 2 0 0 1 4 0v12zM47-34v-12a2 2 0 0 1 4 0v12z', shade);
    for (const [x, top] of [
      [-44, -68],
      [62, -66],
    ] as const) {
      tower(x, 9, top);
    }
    walls.push('M-44 0V-42H76V0z');
    merlons(-34, 62, -42);
    tower(-32, 10, -74);
    tower(70, 10, -72);
    sheet.path(walls.join(''), stone);
    sheet.path(dark.join(''), dim);
    sheet.rect(-22, -28, 92, 28, lit);
    const low: string[] = [];
    for (let x = -22; x < 70; x += 4) low.push(`M${x}-27v-3l1-1 1 1v3z`);
    sheet.path(low.join(''), lit);
    for (const x of [-18, -10, 46, 54, 62]) holes.push(`M${x}-12v-8a1.5 1.5 0 0 1 3 0v8z`);
    for (let x = -20; x < 60; x += 8) holes.push(`M${x}-32v-4a1 1 0 0 1 2 0v4z`);
    sheet.path(holes.join(''), shade);
    sheet.path('M4 0V-33L20-42 36-33V0z', lit);
    sheet.path(
      'M7 0V-16q0-7 3.5-9 3.5 2 3.5 9V0zM16 0V-18q0-8 4-10 4 2 4 10V0zM26 0V-16q0-7 3.5-9 3.5 2 3.5 9V0z',
      shade,
    );
    for (const [x, height] of [
      [84, 34],
      [90, 26],
    ] as const) {
      cypress(sheet, x, 0, height, mix(dim, '#5f8450', 0.6), shade);
    }
    sheet.path('M-80-40Q-62-52-44-38V-34Q-62-46-80-34zM-80-22Q-62-34-44-20V-16Q-62-28-80-16z', stone);
    sheet.rect(-94, -56, 12, 56, stone);
    sheet.rect(-82, -56, 8, 56, dim);
    sheet.path('M-95-56h22v-3h-22zM-91-59V-74H-83V-59z', stone);
    sheet.path('M-83-59V-74H-77V-59zM-84-96L-77-74H-83z', dim);
    sheet.path('M-91-74L-84-96-83-74z', stone);
    sheet.path('M-94-59l1-6 1 6zM-76-59l1-6 1 6z', stone);
    sheet.path('M-84.6-94h1.2v-6h-1.2z', accent);
    sheet.disc(-88, -48, 3, accent);
    sheet.path(
      'M-90-30v-8a2 2 0 0 1 4 0v8zM-90-12v-8a2 2 0 0 1 4 0v8zM-89-62v-7a1.5 1.5 0 0 1 3 0v7z',
      shade,
    );
  },
};
