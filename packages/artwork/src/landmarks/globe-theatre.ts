import { mix } from '../kit/mix.ts';
import { repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** London: the round theatre of oak and white plaster, thatch in a ring, the stage roof with its flag inside. */
export const globeTheatre: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const plaster = mix(light, '#f6ecd6', 0.6);
    const dim = mix(plaster, shade, 0.3);
    const oak = mix(shade, '#6f4a30', 0.55);
    const [thatch, straw] = [mix(body, '#a8874e', 0.65), mix(body, '#c9a86a', 0.6)];
    sheet.path('M-6-62V-80L14-92 34-80V-62z', plaster);
    sheet.path('M14-92L34-80V-62H20V-84z', dim);
    sheet.path('M-12-76L14-95 40-76 34-74 14-88-6-74z', straw);
    sheet.line('M14-92V-100', oak, 1.4);
    sheet.path('M14-100h16l-4 3 4 3H14z', accent);
    sheet.path('M-76 0V-52Q0-66 76-52V0z', plaster);
    sheet.path('M36 0V-58Q60-56 76-52V0z', dim);
    sheet.path('M-82-50Q-60-58-60-70 0-82 60-70 60-58 82-50 0-66-82-50z', thatch);
    sheet.path('M-60-70Q0-82 60-70 0-62-60-70z', mix(shade, thatch, 0.25));
    sheet.path('M30-58Q58-58 82-50 62-58 60-70 46-73 34-74 40-64 30-58z', mix(thatch, shade, 0.35));
    sheet.line('M-76-36Q0-48 76-36M-76-18Q0-28 76-18M-76-1Q0-6 76-1', oak, 1.8);
    sheet.line(
      repeatAlong(-76, 15.2, 11, (x) => `M${Math.round(x)} 0V-${Math.round(53 + 7 * (1 - (x / 76) ** 2))}`),
      oak,
      1.8,
    );
    sheet.line('M-60-20L-46-38M-30-24L-16-43M16-43L30-24M46-38L60-20', oak, 1.3);
    sheet.path(
      repeatAlong(-68, 15.2, 10, (x) => `M${Math.round(x) - 2}-24v-8h4v8zM${Math.round(x) - 2}-43v-8h4v8z`),
      mix(shade, '#3f5f74', 0.3),
    );
    sheet.path('M-9 0V-17a9 5 0 0 1 18 0V0z', shade);
    sheet.path('M-85 2V-3H85V2z', mix(body, shade, 0.2));
  },
};
