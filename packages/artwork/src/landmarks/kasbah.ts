import { mix } from '../kit/mix.ts';
import { palm } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Merzouga: tapering towers of red mud with notched corners, and the great dune of the erg behind them. */
export const kasbah: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const mud = mix(body, '#c77a4c', 0.75);
    const [lit, dim] = [mix(mud, light, 0.3), mix(mud, shade, 0.5)];
    const hollow = mix(shade, mud, 0.2);
    const sand = mix(body, '#eeb064', 0.75);
    sheet.path('M-85 0Q-46-8-22-24 4-46 26-66 34-73 42-72 52-62 62-44 72-20 85 0z', mix(sand, light, 0.2));
    sheet.path('M42-72Q52-62 62-44 72-20 85 0H18Q46-10 44-28 30-44 42-72z', mix(sand, shade, 0.42));
    sheet.path('M-20 0Q6-20 30-18 58-16 85 0z', mix(sand, shade, 0.14));
    const tower = (x: number, top: number, width: number) => {
      const slim = width - 2;
      sheet.path(`M${x - width} 0L${x - slim} ${top}H${x + slim}L${x + width} 0z`, lit);
      sheet.path(`M${x + width * 0.3} 0L${x + slim * 0.3} ${top}H${x + slim}L${x + width} 0z`, dim);
      sheet.path(`M${x - slim} ${top}v-5h2v2h2v3zM${x - 1} ${top}v-3h2v3z`, lit);
      sheet.path(`M${x + slim} ${top}v-5h-2v2h-2v3z`, dim);
      const niches: string[] = [];
      for (let at = x - slim + 2; at < x + slim - 3; at += 4) {
        niches.push(`M${at} ${top + 12}v-6l1-2 1 2v6zM${at} ${top + 17}h2v-2h-2z`);
      }
      sheet.path(niches.join(''), hollow);
      sheet.path(`M${x - slim} ${top + 2}h${slim * 1.3}v1.2h-${slim * 1.3}z`, mix(lit, light, 0.4));
      sheet.path(`M${x - 3} ${top + 30}v-5h3v5zM${x - 3} ${top + 44}v-4h2v4z`, hollow);
    };
    sheet.path('M-58 0V-36H4V0z', mud);
    sheet.path('M-58-36v-3h3v3h4v-3h3v3h4v-3h3v3h4v-3h3v3h4v-3h3v3h4v-3h3v3h4v-3h3v3h4v-3h3v3z', mud);
    sheet.path('M-50-22h3v-5h-3zM-42-22h3v-5h-3zM-20-22h3v-5h-3zM-12-22h3v-5h-3z', hollow);
    tower(-60, -66, 11);
    tower(6, -60, 10);
    tower(-26, -95, 13);
    sheet.path(
      'M-80 0V-20L-72-21V-24H-70V-21H-34V0zM-16 0V-20H30V-24H32V-20H36L37 0z',
      mix(mud, light, 0.12),
    );
    sheet.path('M26 0V-20H30V-24H32V-20H36L37 0z', dim);
    sheet.path('M-32 0V-12q6-9 12 0V0z', hollow);
    sheet.path('M-29 0V-11q3-5 6 0V0z', accent);
    sheet.path('M-72-8h3v-4h-3zM-60-8h3v-4h-3zM-48-8h3v-4h-3zM0-8h3v-4h-3zM12-8h3v-4h-3z', hollow);
    palm(sheet, 44, 0, 40, [mix(shade, mud, 0.4), mix('#5d8f58', body, 0.2), mix('#2f5f48', shade, 0.3)]);
  },
};
