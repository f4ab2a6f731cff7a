import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A junk under three ribbed sails, high stern, lanterns along the rail. */
export const junk: Prop = {
  height: 118,
  rests: 'on water',
  draw(sheet, { light, accent, shadow }, signature) {
    const wood = mix('#7a3a32', shadow, 0.14);
    const red = mix(accent, '#b8382c', 0.4);
    const sail = (x: number, foot: number, width: number, height: number) => {
      const at = (u: number, v: number) => `${Math.round(x + u * width)} ${Math.round(foot - v * height)}`;
      sheet.path(
        `M${at(0, 0.04)}L${at(0.06, 0.5)} ${at(0.2, 0.86)} ${at(0.5, 1)} ${at(0.94, 0.74)} ${at(1, 0.3)} ${at(0.9, 0)}z`,
        red,
      );
      sheet.path(
        `M${at(0.5, 1)}L${at(0.94, 0.74)} ${at(1, 0.3)} ${at(0.9, 0)} ${at(0.6, 0.01)}z`,
        mix(red, shadow, 0.26),
      );
      const ribs = [0.2, 0.4, 0.6, 0.8].map(
        (v) => `M${at(0.04 + v * 0.16, v)}L${at(0.99 - v * 0.1, v * 0.84)}`,
      );
      sheet.line(ribs.join(''), mix(red, shadow, 0.5), 4);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-104-60V-300M10-50V-440M140-60V-250', shadow, 8);
      sail(-150, -90, 110, 200);
      sail(-40, -84, 160, 340);
      sail(110, -84, 80, 160);
      sheet.path('M-200-120h64l14 36 56 22H160l40-34q-10 80-56 100H-134q-50-20-66-124z', wood);
      sheet.path('M-200-120h64l14 36 56 22H160l40-34-4 26L-80-36-140-60-192-92z', mix(wood, light, 0.2));
      sheet.path('M-192-92L-140-60-80-36 198-70v12L-84-22-146-44-190-78z', '#f2b443');
      sheet.path('M40 4Q120-30 196-54 180-10 144 4z', mix(wood, shadow, 0.5));
      for (const [x, coat] of [
        [-50, light],
        [0, signature],
        [50, '#e3a94a'],
      ] as const) {
        sheet.path(`M${x - 12}-48q0-40 12-40t12 40z`, coat);
        sheet.disc(x, -98, 11, '#b97c58');
      }
      sheet.disc(-186, -150, 13, '#ffb14e');
      sheet.disc(150, -110, 11, '#ffb14e');
    });
  },
};
