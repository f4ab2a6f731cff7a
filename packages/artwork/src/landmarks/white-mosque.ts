import { mix } from '../kit/mix.ts';
import { arch, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Abu Dhabi: marble domes in steps around the great one, gilt tips, four minarets and a long arcade. */
export const whiteMosque: Landmark = {
  width: 210,
  draw(sheet, { shade, light, accent }) {
    const marble = mix(light, '#ffffff', 0.55);
    const [dim, gold] = [mix(marble, shade, 0.26), '#d8a63c'];
    const dark = mix(marble, shade, 0.5);
    const dome = (x: number, foot: number, radius: number) => {
      sheet.path(
        `M${x - radius} ${foot}q${-radius * 0.16}-${radius * 0.9} ${radius}-${radius * 1.5}${`q${radius * 1.16} ${radius * 0.6} ${radius} ${radius * 1.5}`}z`,
        marble,
      );
      sheet.path(
        `M${x} ${foot - radius * 1.5}q${radius * 1.16} ${radius * 0.6} ${radius} ${radius * 1.5}h${-radius * 0.7}q${radius * 0.2}-${radius * 0.9} ${-radius * 0.3}-${radius * 1.5}z`,
        dim,
      );
      sheet.line(`M${x} ${foot - radius * 1.5}v${-radius * 0.34}`, gold, Math.max(1, radius * 0.09));
      sheet.path(
        `M${x - radius} ${foot}h${2 * radius}v${radius * 0.3}h${-2 * radius}z`,
        mix(marble, shade, 0.12),
      );
    };
    for (const x of [-98, -52, 52, 98]) {
      sheet.path(`M${x - 4} 0V-40h8V0zM${x - 3}-44V-66h6v22zM${x - 2}-70V-86h4v16z`, marble);
      sheet.path(`M${x + 1} 0V-40h3V0zM${x + 0.6}-44V-66h2.4v22z`, dim);
      sheet.path(`M${x - 5.5}-40h11v-4h-11zM${x - 4.5}-66h9v-4h-9z`, mix(marble, shade, 0.16));
      sheet.path(`M${x - 2}-86q2-8 2-11 0 3 2 11z`, gold);
    }
    dome(-30, -46, 13);
    dome(30, -46, 13);
    sheet.path('M-24-30V-52H24V-30z', marble);
    dome(0, -54, 23);
    sheet.path('M-46 0V-42H46V0z', marble);
    for (const x of [-80, -66, 66, 80]) dome(x, -25, 6);
    for (const x of [-34, 34]) dome(x, -42, 8);
    sheet.path('M-104 0V-24H104V0z', marble);
    sheet.path('M-14 0V-40H14V0z', mix(marble, light, 0.5));
    sheet.path(`${arch(0, 0, 16, 32)}${arch(-29, 0, 11, 22)}${arch(29, 0, 11, 22)}`, dark);
    sheet.path(
      repeatAlong(-97, 10, 6, (x) => arch(x, 0, 6.5, 17)) +
        repeatAlong(47, 10, 6, (x) => arch(x, 0, 6.5, 17)),
      dim,
    );
    sheet.path('M-104-24H104V-22H-104z', gold);
    sheet.path('M-2 0V-5h4V0z', accent);
  },
};
