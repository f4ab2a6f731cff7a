import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A touring coach: one row of large tinted windows, a sloping front, a stripe in the colour of the place. */
export const coach: Prop = {
  height: 44,
  rests: 'on ground',
  draw(sheet, { light, shadow }, signature) {
    const body = mix(light, '#ffffff', 0.3);
    const glass = mix(shadow, '#5f8498', 0.35);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-196-20V-150Q-194-172-172-174H150Q176-172 186-140L198-66V-20z', body);
      sheet.path('M-196-20V-62H198V-20z', signature);
      sheet.path('M-196-20V-34H198V-20z', mix(signature, shadow, 0.4));
      sheet.path('M-186-84V-150Q-184-160-172-160H120V-84zM130-84V-160H150Q164-158 172-136L186-84z', glass);
      sheet.path(
        'M-150-84L-116-160H-92L-126-84zM20-84L54-160H66L32-84zM140-84L152-158 160-154 150-84z',
        mix(glass, light, 0.4),
      );
      sheet.line('M-122-160V-84M-60-160V-84M2-160V-84M64-160V-84', body, 5);
      sheet.path('M84-84V-22H120V-84z', mix(body, shadow, 0.14));
      sheet.path('M188-60h10v16h-10z', '#f2c66a');
      sheet.path('M196-132q14 2 12 26h-6q0-16-8-18z', shadow);
      for (const x of [-126, 146]) {
        sheet.disc(x, -22, 25, shadow);
        sheet.disc(x, -22, 11, mix(light, shadow, 0.3));
      }
    });
  },
};
