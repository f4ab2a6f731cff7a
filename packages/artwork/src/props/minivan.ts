import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A plain modern van with a sliding door, a driver and two passengers. */
export const minivan: Prop = {
  height: 56,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }, signature) {
    const body = mix(light, signature, 0.16);
    const lowerBody = mix(body, shadow, 0.26);
    const glass = mix(water, shadow, 0.55);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-196-40V-190Q-194-212-170-214H60Q110-210 150-140L190-118Q200-110 198-40z', body);
      sheet.path(
        'M-176-140V-190Q-174-198-164-198H-92V-140zM-80-198H-6V-140H-80zM8-198H58Q92-194 126-138H8z',
        glass,
      );
      sheet.path(
        'M-176-190Q-174-198-164-198H-130L-176-150zM-80-198H-40L-80-150zM8-198H46L8-150z',
        mix(glass, light, 0.3),
      );
      sheet.path('M-196-88H198V-40H-196z', lowerBody);
      sheet.rect(-196, -104, 394, 14, signature);
      sheet.path('M40-140q0-30 18-32t18 32z', accent);
      sheet.disc(58, -180, 13, '#8a5638');
      for (const x of [-130, -44]) {
        sheet.path(`M${x - 18}-140q0-28 18-30t18 30z`, x < -100 ? '#e3a94a' : '#3f8f8a');
        sheet.disc(x, -178, 12, x < -100 ? '#e0ac85' : '#c98d68');
      }
      sheet.line('M-86-206V-50M2-206V-50', mix(lowerBody, shadow, 0.3), 4);
      sheet.path('M176-112l20 6v20h-26z', sun);
      sheet.rect(-198, -130, 10, 34, accent);
      for (const x of [-116, 118]) {
        sheet.path(`M${x - 46}-36q0-48 46-48t46 48z`, mix(shadow, body, 0.2));
        sheet.disc(x, -36, 36, shadow);
        sheet.disc(x, -36, 19, mix(light, shadow, 0.2));
        sheet.disc(x, -36, 7, shadow);
      }
    });
  },
};
