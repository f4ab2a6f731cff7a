import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Xi'an: a square brick base with one gate, two red storeys, three green roofs and a gilt top. */
export const bellTower: Landmark = {
  width: 112,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#a09184', 0.5);
    const [lit, dim] = [mix(brick, light, 0.28), mix(brick, shade, 0.5)];
    const tile = mix('#3f7a62', body, 0.15);
    const [tileLit, tileDim] = [mix(tile, light, 0.2), mix(tile, shade, 0.5)];
    const gold = mix('#e6b04a', body, 0.1);
    const wood = mix(accent, shade, 0.2);
    const hollow = mix(shade, accent, 0.22);
    const roof = (y: number, half: number, neck: number, top: number) => {
      sheet.path(
        `M${-half} ${y - 5}Q${-half + 8} ${y - 2} ${-neck} ${top}H${neck}Q${half - 8} ${y - 2} ${half} ${y - 5}Q${half - 4} ${y + 1} ${half - 7} ${y + 2}H${-half + 7}Q${-half + 4} ${y + 1} ${-half} ${y - 5}z`,
        tileLit,
      );
      sheet.path(
        `M${neck * 0.3} ${top}H${neck}Q${half - 8} ${y - 2} ${half} ${y - 5}Q${half - 4} ${y + 1} ${half - 7} ${y + 2}H${half * 0.4}z`,
        tileDim,
      );
      sheet.path(`M${-half + 7} ${y + 1}H${half - 7}v1.5H${-half + 7}z`, gold);
    };
    const storey = (half: number, foot: number, top: number) => {
      sheet.rect(-half, top, half * 2, foot - top, hollow);
      for (let x = -half; x <= half - 2; x += 8) sheet.rect(x, top, 2, foot - top, wood);
      sheet.rect(-half, top, half * 2, 3, mix(tile, '#3a6ea0', 0.5));
      for (let x = -half + 4; x <= half - 4; x += 8)
        sheet.rect(x, top + 5, 2, foot - top - 8, mix(gold, hollow, 0.35));
      sheet.rect(-half - 4, foot - 5, half * 2 + 8, 2, wood);
      sheet.rect(-half - 4, foot - 2, half * 2 + 8, 2, wood);
    };
    sheet.path('M-55 0L-51-26H51L55 0z', lit);
    sheet.path('M26 0L24-26H51L55 0z', dim);
    sheet.line('M-53-8H25M-53-15H25', mix(lit, dim, 0.4), 0.7);
    sheet.path('M-53-26H53V-29H-53z', mix(lit, light, 0.4));
    const merlons = Array.from({ length: 18 }, (_, i) => `M${-53 + i * 6}-29v-3h4v3z`);
    sheet.path(merlons.join(''), lit);
    sheet.path('M-11 0V-10Q-11-20 0-20T11-10V0z', mix(lit, light, 0.4));
    sheet.path('M-8 0V-10Q-8-17 0-17T8-10V0z', mix(shade, body, 0.1));
    storey(34, -29, -46);
    roof(-47, 50, 30, -55);
    roof(-56, 42, 27, -63);
    storey(25, -62, -74);
    roof(-75, 40, 3, -92);
    sheet.path('M-3-91H3L4-93H-4zM0-100Q3.5-97 2-93H-2Q-3.5-97 0-100z', gold);
  },
};
