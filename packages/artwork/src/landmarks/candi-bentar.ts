import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Ubud: a temple gate split down the middle, smooth within and notched without, Gunung Agung seen through it. */
export const candiBentar: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#c46a48', 0.85);
    const [lit, dim] = [mix(brick, light, 0.2), mix(brick, shade, 0.5)];
    const paras = mix(body, '#cfc4ad', 0.6);
    const parasDim = mix(paras, shade, 0.45);
    const far = mix(body, light, 0.45);
    sheet.path('M-85 0Q-70-14-58-34L-22-80-10-92-5-89 2-92 8-86 22-74 58-34Q70-14 85 0z', far);
    sheet.path('M2-92L8-86 22-74 58-34Q70-14 85 0H40Q46-24 34-40L22-54 8-70z', mix(far, shade, 0.3));
    const tiers = [
      [46, 0, 22],
      [39, -22, 16],
      [33, -38, 14],
      [27, -52, 12],
      [21, -64, 11],
      [16, -75, 9],
    ] as const;
    for (const side of [-1, 1] as const) {
      const [face, trim] = side < 0 ? [lit, paras] : [dim, parasDim];
      const x = (at: number) => side * at;
      sheet.path(`M${x(7)} 0V-94L${x(9)}-100 ${x(13)}-84V0z`, side < 0 ? dim : lit);
      for (const [out, foot, height] of tiers) {
        const top = foot - height;
        sheet.path(`M${x(8)} ${foot}V${top}H${x(out - 2)}V${foot}z`, face);
        sheet.path(
          `M${x(8)} ${top}v4H${x(out)}l${side * 2}-3 ${side * 2}-6q${-side * 3} 1 ${-side * 4} 4z`,
          trim,
        );
        sheet.path(`M${x(8)} ${foot}v-3H${x(out)}v3z`, mix(trim, face, 0.4));
        if (out > 24)
          sheet.path(
            `M${x(out - 13)} ${foot - 5}v${-height + 11}h${side * 7}v${height - 11}z`,
            mix(face, shade, 0.35),
          );
      }
      sheet.path(`M${x(7)}-84L${x(9)}-100 ${x(11)}-94 ${x(11)}-90 ${x(15)}-92 ${x(14)}-84z`, trim);
      sheet.path(`M${x(6)} 0V-90H${x(9)}V0z`, side < 0 ? parasDim : mix(paras, light, 0.4));
      sheet.path(`M${x(46)} 0V-20H${x(68)}V0z`, face);
      sheet.path(`M${x(44)}-20H${x(70)}v-4H${x(44)}zM${x(46)} 0v-3H${x(70)}v3z`, trim);
      sheet.path(`M${x(66)} 0V-28H${x(76)}V0zM${x(64)}-28H${x(78)}l${-side * 7}-8z`, trim);
      sheet.path(
        `M${x(11)} 0V-9H${x(21)}V0zM${x(12)}-9Q${x(12)}-19 ${x(16)}-20 ${x(20)}-19 ${x(20)}-9z`,
        side < 0 ? paras : parasDim,
      );
    }
    sheet.path('M-11 0V-3H11V0zM-9-3V-6H9V-3zM-7-6V-9H7V-6z', paras);
    sheet.path('M3 0V-9H7V-6H9V-3H11V0z', parasDim);
    sheet.line('M-57 0V-46', mix(shade, brick, 0.3), 1.2);
    sheet.path('M-69-40Q-67-51-57-52-47-51-45-40-57-43-69-40z', accent);
    sheet.path('M-57-52Q-47-51-45-40-50-42-55-42z', mix(accent, shade, 0.35));
  },
};
