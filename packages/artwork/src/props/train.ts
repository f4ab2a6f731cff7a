import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/**
 * A streamlined express train on a curve towards the viewer: round nose, two panes, coaches that become
 * smaller behind.
 */
export const train: Prop = {
  height: 73,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun, ground }) {
    const deep = mix(accent, shadow, 0.36);
    const shade = mix(light, shadow, 0.26);
    const pane = mix(water, shadow, 0.55);
    const gleam = mix(pane, light, 0.35);
    const along = (near: number, far: number, x: number) =>
      Math.round(near + (far - near) * ((x + 24) / 224));
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-196 0L-150-36L200-92L200-84L10 0z', mix(ground, shadow, 0.5));
      for (const x of [-166, -124, -82, -40, 2])
        sheet.path(`M${x - 14} 4h26l8-14h-24z`, mix(shadow, ground, 0.2));
      sheet.line('M-190-2L-150-30M-36-2L200-88', mix(light, shadow, 0.3), 6);
      sheet.path('M-60-288Q-30-292 20-270L200-186V-92L-24-22z', shade);
      sheet.path('M-24-110L200-126V-92L-24-22z', deep);
      sheet.path('M-24-122L200-131V-126L-24-110z', light);
      for (const [x, width] of [
        [4, 38],
        [50, 32],
        [90, 27],
        [124, 22],
        [153, 18],
        [177, 14],
      ] as const) {
        const [topLeft, topRight] = [along(-226, -166, x), along(-226, -166, x + width)];
        const [bottomLeft, bottomRight] = [along(-146, -140, x), along(-146, -140, x + width)];
        sheet.path(
          `M${x} ${topLeft}L${x + width} ${topRight}V${bottomRight}L${x} ${bottomLeft}z`,
          x === 50 ? sun : pane,
        );
      }
      sheet.line('M140-212V-112', mix(shade, shadow, 0.35), 4);
      sheet.path('M-24-24L200-93V-86L-24-8z', shadow);
      sheet.path(
        'M-196-110Q-200-288-106-292Q-30-290-20-200Q-14-120-22-20Q-100-4-180-24Q-194-60-196-110z',
        light,
      );
      sheet.path('M-84-291Q-30-284-20-200Q-14-120-22-20Q-40-14-60-13Q-30-160-84-291z', shade);
      sheet.path('M-196-112Q-104-84-18-112Q-18-60-22-20Q-100-4-180-24Q-194-60-196-112z', accent);
      sheet.path('M-45-104Q-32-107-18-112Q-18-60-22-20Q-40-14-60-13Q-46-60-45-104z', deep);
      sheet.path(
        'M-184-180Q-176-252-118-258V-174Q-152-174-184-180zM-106-258Q-50-252-36-180Q-64-174-106-174z',
        pane,
      );
      sheet.path('M-184-180Q-178-232-146-250L-160-177zM-106-258Q-92-258-82-252L-106-200z', gleam);
      sheet.path('M-114-126l8 0v86h-8z', light);
      sheet.disc(-152, -76, 15, sun);
      sheet.disc(-64, -76, 15, sun);
      sheet.disc(-110, -276, 8, sun);
      sheet.path('M-184-30Q-100-10-21-26L-24-4Q-100 6-176-6z', shadow);
    });
  },
};
