import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Shanghai: red spheres on three columns, slanting struts below and a long striped mast above. */
export const orientalPearl: Landmark = {
  width: 46,
  draw(sheet, { body, shade, light, accent }) {
    const steel = mix(body, '#b9b4ac', 0.4);
    const [lit, dim] = [mix(steel, light, 0.4), mix(steel, shade, 0.6)];
    const [bright, dark] = [mix(accent, light, 0.4), mix(accent, shade, 0.42)];
    const pearl = (y: number, radius: number) => {
      sheet.disc(0, y, radius, accent);
      sheet.path(
        `M${radius * 0.2} ${y - radius * 0.98}A${radius} ${radius} 0 0 1 ${radius * 0.2} ${y + radius * 0.98}Q${radius * 0.85} ${y} ${radius * 0.2} ${y - radius * 0.98}z`,
        dark,
      );
      sheet.path(
        `M${-radius * 0.75} ${y - radius * 0.2}Q${-radius * 0.6} ${y - radius * 0.75} ${-radius * 0.1} ${y - radius * 0.8}Q${-radius * 0.45} ${y - radius * 0.5} ${-radius * 0.75} ${y - radius * 0.2}z`,
        bright,
      );
      sheet.path(
        `M${-radius} ${y - radius * 0.08}Q0 ${y + radius * 0.22} ${radius} ${y - radius * 0.08}V${y + radius * 0.1}Q0 ${y + radius * 0.4} ${-radius} ${y + radius * 0.1}z`,
        lit,
      );
      sheet.path(
        `M${radius * 0.3} ${y + radius * 0.06}Q${radius * 0.7} ${y} ${radius} ${y - radius * 0.08}V${y + radius * 0.1}Q${radius * 0.7} ${y + radius * 0.2} ${radius * 0.3} ${y + radius * 0.26}z`,
        dim,
      );
    };
    sheet.at(0, 0, 0.1, () => {
      sheet.path('M-190 0L-50-190H-28L-150 0z', lit);
      sheet.path('M190 0L50-190H28L150 0z', dim);
      for (const [x, ink] of [
        [-36, lit],
        [16, dim],
        [-11, steel],
      ] as const) {
        sheet.rect(x, -600, 21, 600, ink);
      }
      sheet.rect(-11, -600, 7, 600, mix(lit, light, 0.4));
      for (const y of [-320, -375, -430, -485]) {
        sheet.oval(0, y, 46, 13, accent);
        sheet.path(`M8 ${y - 13}q38 3 38 13t-38 13q16-13 0-26z`, dark);
      }
      sheet.path('M-230 0V-20Q-150-70 0-72T230-20V0z', steel);
      sheet.path('M70 0V-68Q180-56 230-20V0z', dim);
      sheet.path('M-230-20Q-150-70 0-72-90-60-120-20z', lit);
      sheet.path('M-200 0v-14h60v14zM-110 0v-14h60v14zM-20 0v-14h50v14z', mix(shade, body, 0.2));
      pearl(-205, 62);
      pearl(-575, 52);
      sheet.path('M-18-620L-11-730H11L18-620z', lit);
      sheet.path('M4-620V-730H11L18-620z', dim);
      pearl(-742, 22);
      sheet.path('M-8-760L-5-850H5L8-760z', lit);
      sheet.path('M-4-850L-1-1000H1L4-850z', dim);
      sheet.rect(-6, -800, 12, 8, accent);
      sheet.rect(-5, -852, 10, 7, accent);
      sheet.rect(-4, -904, 8, 6, accent);
    });
  },
};
