import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An old four-wheeled tram on its rails, front in the light, side in the shade, trolley pole up. */
export const tram: Prop = {
  height: 99,
  rests: 'on ground',
  draw(sheet, { light, shadow, water, sun }, signature) {
    const deep = mix(signature, shadow, 0.34);
    const pane = mix(water, shadow, 0.55);
    const gleam = mix(pane, light, 0.35);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-176 15L198-17', mix(shadow, light, 0.3), 5);
      sheet.line('M64-284L150-394M50-284h36', shadow, 6);
      sheet.path('M-178-34H-40V-2H-168zM-40-34L176-46V-30L-40-2z', mix(shadow, light, 0.08));
      for (const [x, y, radius] of [
        [0, -24, 24],
        [128, -30, 19],
      ] as const) {
        sheet.disc(x, y, radius, shadow);
        sheet.disc(x, y, radius * 0.45, mix(light, shadow, 0.45));
      }
      sheet.path('M-190-152Q-116-166-40-152V-28Q-116-16-190-28z', signature);
      sheet.path('M-40-152L190-138V-42L-40-28z', deep);
      sheet.path('M-182-272Q-112-286-46-272L-40-150Q-116-164-190-150z', light);
      sheet.path('M-46-272L182-236L190-136L-40-150z', mix(light, shadow, 0.28));
      sheet.path('M-170-256q18-6 34-8v84l-38 4zM-128-264h32v82h-32zM-88-264q18 2 34 8l2 80-36-6z', pane);
      sheet.path('M-170-256l20-6-20 60zM-128-264h18l-18 50zM-88-264l16 3-16 46z', gleam);
      for (const [x, width] of [
        [-30, 46],
        [24, 42],
        [74, 38],
        [120, 34],
        [160, 20],
      ] as const) {
        const top = (at: number) => Math.round(-256 + (at + 30) * 0.152);
        const foot = (at: number) => Math.round(-168 + (at + 30) * 0.06);
        sheet.path(
          `M${x} ${top(x)}L${x + width} ${top(x + width)}V${foot(x + width)}L${x} ${foot(x)}z`,
          x === 24 ? sun : pane,
        );
      }
      sheet.path(
        'M-200-284Q-190-306-160-312Q-116-322-70-312L168-270Q186-264 188-240L-42-272Q-116-288-200-272z',
        light,
      );
      sheet.path('M-70-312L168-270Q186-264 188-236L-42-270Q-46-300-70-312z', mix(light, shadow, 0.4));
      sheet.path('M-150-310h70v-30q-34-8-70 0z', shadow);
      sheet.path('M-140-318h50v-14h-50z', sun);
      sheet.path('M-190-156Q-116-170-40-156v12Q-116-158-190-144z', light);
      sheet.path('M-40-156L190-142v10L-40-144z', mix(light, shadow, 0.28));
      sheet.disc(-115, -92, 25, light);
      sheet.disc(-115, -92, 16, sun);
      sheet.path('M-196-44Q-116-32-36-44v16Q-116-14-196-28z', shadow);
    });
  },
};
