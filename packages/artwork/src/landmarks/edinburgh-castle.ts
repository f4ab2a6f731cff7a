import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Edinburgh: blocks with crow-stepped gables and a round battery on a sheer black crag that slopes off to the right. */
export const edinburghCastle: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light }) {
    const stone = mix(body, '#c9b08a', 0.55);
    const [lit, dim] = [mix(stone, light, 0.35), mix(stone, shade, 0.45)];
    const slate = mix(body, shade, 0.6);
    const rock = mix(body, shade, 0.4);
    const deep = mix(rock, shade, 0.8);
    const green = mix(body, '#6f8f55', 0.55);
    const crow = (x: number, y: number, width: number) =>
      `M${x} ${y}v-3h${width * 0.15}v-4h${width * 0.15}v-4h${width * 0.15}v-3h${width * 0.1}v3h${width * 0.15}v4h${width * 0.15}v4h${width * 0.15}v3z`;
    const block = (x: number, width: number, foot: number, top: number) => {
      const edge = Math.round(width * 0.7);
      sheet.rect(x, top, edge, foot - top, stone);
      sheet.rect(x + edge, top, width - edge, foot - top, dim);
    };
    sheet.path('M-50-44L-46-70H-14L-10-44z', slate);
    block(-50, 40, -40, -58);
    sheet.path(crow(-50, -58, 12), lit);
    sheet.rect(-50, -60, 12, 22, lit);
    block(-8, 16, -40, -72);
    sheet.path('M-9-72v-3h3v2h3v-2h3v2h3v-2h3v2h3v-2h1v3z', stone);
    block(12, 30, -40, -66);
    sheet.path('M12-66L16-76H38L42-66z', slate);
    sheet.path(crow(12, -64, 12), lit);
    block(34, 12, -40, -84);
    sheet.path('M33-84h14v-2h-14zM34-86v-3h2v3zM38-86v-3h2v3zM42-86v-3h2v3z', lit);
    sheet.path('M37-86q3-7 6 0zM39.5-89h1v-11h-1z', slate);
    block(-70, 20, -36, -54);
    sheet.path('M-71-54L-66-62H-52L-49-54z', slate);
    sheet.path('M-84-26V-42H-50V-46H10V-42H46V-20H-84z', stone);
    sheet.path('M10-26V-42H46V-20z', dim);
    sheet.path('M42-14V-46Q42-52 56-52 72-52 72-46V-12z', stone);
    sheet.path('M60-12V-52Q72-51 72-46V-12z', dim);
    sheet.path('M42-46V-52Q42-52 44-54H70L72-46Q60-50 42-46z', lit);
    let teeth = '';
    for (let x = -84; x < -50; x += 5) teeth += `M${x}-41v-4h3v4z`;
    for (let x = -50; x < 10; x += 5) teeth += `M${x}-45v-4h3v4z`;
    sheet.path(teeth, stone);
    sheet.path('M48-40h2v-3h-2zM54-41h2v-3h-2zM60-41h2v-3h-2zM66-40h2v-3h-2z', shade);
    sheet.path(
      'M-46-46h2v-5h-2zM-34-50h2v-5h-2zM-28-50h2v-5h-2zM-22-50h2v-5h-2zM-66-46h2v-4h-2zM-60-46h2v-4h-2zM-5-60h2v-5h-2zM0-60h2v-5h-2zM-5-50h2v-5h-2zM0-50h2v-5h-2zM17-54h2v-6h-2zM23-54h2v-6h-2zM28-54h2v-6h-2zM37-74h2v-5h-2zM37-62h2v-5h-2z',
      shade,
    );
    sheet.path('M-94 0L-91-20-86-34-74-36-56-38-38-36-14-40 10-34 40-24 74-22 86-12 95 0z', rock);
    sheet.path(
      'M-56-38L-38-36-42-22-30-10-34 0H-58L-50-16zM-14-40L10-34 4-22 14-12 6 0H-14L-4-16-16-28zM40-24L74-22 60-10 64 0H30L38-12z',
      deep,
    );
    sheet.path('M-95 0Q-76-10-58-8-30-2-6-8 22-14 46-8 72-12 86-8 95 0z', green);
    sheet.path('M-20 0Q0-8 18-9 22-12 46-8 72-12 86-8 95 0z', mix(green, shade, 0.4));
  },
};
