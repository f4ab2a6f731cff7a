import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A plain saloon car with a driver in front and a passenger behind. */
export const saloon: Prop = {
  height: 44,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }, signature) {
    const body = mix(signature, shadow, 0.14);
    const deep = mix(body, shadow, 0.4);
    const pane = mix(water, shadow, 0.5);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-120-104Q-90-168-30-170H50Q104-168 134-102z', body);
      sheet.path('M-100-106Q-76-152-34-154H2V-106zM14-154H48Q88-152 112-106H14z', pane);
      sheet.path('M-80-130Q-66-150-40-154H-20L-56-106H-92zM14-154H40L14-120z', mix(pane, light, 0.3));
      for (const [x, skin, coat] of [
        [60, '#c98d68', light],
        [-40, '#8a5638', accent],
      ] as const) {
        sheet.path(`M${x - 17}-106q0-22 17-24t17 24z`, coat);
        sheet.disc(x, -134, 11, skin);
      }
      sheet.path('M-200-60Q-196-100-130-106H140Q190-98 198-66V-40Q196-28 180-28H-186Q-200-32-200-60z', body);
      sheet.path('M-200-52Q0-66 198-54V-40Q196-28 180-28H-186Q-200-32-200-52z', deep);
      sheet.path('M-196-78Q-100-88 0-86T194-76V-70Q100-78 0-78T-197-70z', mix(body, light, 0.5));
      sheet.line('M8-104V-44M-86-100Q-96-70-80-44', deep, 4);
      sheet.rect(20, -90, 22, 5, light);
      sheet.rect(-64, -90, 22, 5, light);
      sheet.path('M180-84q16 4 16 18h-20z', sun);
      sheet.rect(-200, -80, 12, 20, accent);
      sheet.path('M-206-42h30v12h-30zM178-42h28v12h-28z', mix(light, shadow, 0.2));
      for (const x of [-112, 118]) {
        sheet.path(`M${x - 44}-28q0-44 44-44t44 44z`, mix(shadow, body, 0.2));
        sheet.disc(x, -32, 32, shadow);
        sheet.disc(x, -32, 18, mix(light, shadow, 0.2));
        sheet.disc(x, -32, 7, shadow);
      }
    });
  },
};
