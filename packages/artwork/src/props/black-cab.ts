import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A tall black cab of the old shape, with its lamp lit on the roof. */
export const blackCab: Prop = {
  height: 56,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }, signature) {
    const body = mix(shadow, '#1d2230', 0.5);
    const gleam = mix(body, light, 0.2);
    const pane = mix(water, light, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-20-212H44V-228H-20z', mix(sun, light, 0.3));
      sheet.path('M-150-112Q-146-196-90-206H50Q92-202 112-122z', body);
      sheet.path(
        'M-132-120Q-128-180-92-190H-50V-120zM-38-190H20V-120H-38zM32-190H48Q78-186 94-120H32z',
        pane,
      );
      sheet.path('M-114-150Q-108-180-92-190H-70L-112-120zM-38-190H-6L-38-140z', light, 0.5);
      sheet.path('M44-120q0-26 16-28t16 28z', mix(accent, shadow, 0.1));
      sheet.disc(60, -158, 12, '#c98d68');
      sheet.path('M-110-120q0-26 18-28t18 28z', signature);
      sheet.disc(-92, -158, 12, '#8a5638');
      sheet.path('M-200-60Q-196-112-140-118H110Q176-112 192-84 200-60 196-38H-190Q-202-40-200-60z', body);
      sheet.path('M-196-78Q-80-92 110-90T190-78V-70Q100-82-20-80T-197-66z', gleam);
      sheet.line('M-44-118V-44M26-118V-44', gleam, 4);
      sheet.disc(182, -78, 13, sun);
      sheet.path('M150-110h36v10h-34zM-206-44h34v12h-34zM170-44h34v12h-34z', mix(light, shadow, 0.2));
      for (const x of [-118, 120]) {
        sheet.path(`M${x - 50}-30q0-52 50-52t50 52z`, mix(body, shadow, 0.6));
        sheet.disc(x, -34, 34, shadow);
        sheet.disc(x, -34, 18, mix(light, shadow, 0.1));
        sheet.disc(x, -34, 7, shadow);
      }
    });
  },
};
