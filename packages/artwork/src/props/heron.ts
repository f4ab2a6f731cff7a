import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A white heron by the reeds, one leg drawn up, its neck an S. */
export const heron: Prop = {
  height: 120,
  rests: 'on ground',
  scale: 0.75,
  draw(sheet, { light, accent, shadow, ground, near }) {
    const white = mix(light, '#fdf8ea', 0.4);
    const dim = mix(white, shadow, 0.24);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-20 0V-170M10-170L40-110 6-80', shadow, 8);
      sheet.line('M-60 2q40-14 90 0', mix(light, shadow, 0.2), 6);
      sheet.path('M-170-150Q-120-260-20-270 60-262 70-214 50-160-30-156-110-160-170-150z', white);
      sheet.path('M-170-150Q-80-170 0-236 30-190-30-156-110-160-170-150z', dim);
      sheet.line('M44-224Q120-240 74-318T92-424', white, 24);
      sheet.path('M72-436q18-30 48-14l84 26-82 6q-40 12-50-18z', white);
      sheet.path('M120-446l84 22-84 6z', mix(accent, ground, 0.5));
      sheet.line('M80-440Q50-440 24-420', white, 7);
      sheet.disc(108, -440, 5, shadow);
      for (const [x, height, lean] of [
        [-150, 230, -20],
        [-120, 170, 10],
        [140, 190, 20],
        [170, 260, 6],
        [188, 150, 10],
      ] as const)
        sheet.line(`M${x} 6q${lean}-${height / 2} ${lean}-${height}`, near, 9);
    });
  },
};
