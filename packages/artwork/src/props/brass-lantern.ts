import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Three pierced brass lanterns of the souk on a carpet, a candle in each. */
export const brassLantern: Prop = {
  height: 84,
  rests: 'on ground',
  draw(sheet, { light, shadow, sun, accent }, signature) {
    const brass = mix('#c8963c', shadow, 0.1);
    const dark = mix(brass, shadow, 0.45);
    const glow = mix(sun, '#ffd98a', 0.5);
    const one = (x: number, y: number, size: number, glass: string) =>
      sheet.at(x, y, size, () => {
        sheet.disc(0, -130, 150, sun, 0.14);
        sheet.disc(0, -130, 100, sun, 0.2);
        sheet.path('M-58 0h116l-14-28h-88z', dark);
        sheet.path('M-44-28L-76-120-44-206H44L76-120 44-28z', glow);
        sheet.path('M14-28L26-120 14-206H44L76-120 44-28z', glass);
        sheet.path('M-44-28L-76-120-44-206H-14L-26-120-14-28z', glass);
        for (const at of [-50, 0, 50])
          sheet.path(`M${at}-150l11 24-11 24-11-24zM${at * 0.8}-84l8 16-8 16-8-16z`, brass);
        sheet.line(
          'M-44-28L-76-120-44-206M44-28L76-120 44-206M-14-28L-26-120-14-206M14-28L26-120 14-206',
          dark,
          6,
        );
        sheet.path('M-76-126h152v12h-152z', brass);
        sheet.path('M-52-204Q-44-258-14-270L0-300 14-270Q44-258 52-204z', brass);
        sheet.path('M10-204Q18-258 2-284L14-270Q44-258 52-204z', dark);
        sheet.path('M0-336a18 18 0 1 0 1 0zM0-326a9 9 0 1 1-1 0z', brass);
      });
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200-20L-150-54H170L208-14Q0 14-200-20z', mix(accent, shadow, 0.25));
      sheet.path('M-176-22L-138-46H156L184-18Q0 6-176-22z', mix(signature, light, 0.2));
      one(-118, -18, 0.66, mix(signature, light, 0.3));
      one(124, -16, 0.54, mix(accent, sun, 0.4));
      one(6, -4, 0.96, mix(glow, accent, 0.35));
    });
  },
};
