import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A double sea kayak with two people in hats, paddling in step. */
export const kayak: Prop = {
  height: 43,
  rests: 'on water',
  draw(sheet, { light, accent, shadow }) {
    const deep = mix(accent, shadow, 0.36);
    const crew = [
      [-70, '#f2b443', '#c98d68', light],
      [54, light, '#8a5638', '#e9c07a'],
    ] as const;
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [x, vest, skin, hat] of crew) {
        sheet.path(`M${x - 28}-34q-10-66 12-76q22-8 38 4q14 20 10 72z`, vest);
        sheet.path(`M${x + 8}-113q26 6 28 79h-26q6-44-2-79z`, mix(vest, shadow, 0.36));
        sheet.rect(x - 4, -124, 16, 18, skin);
        sheet.disc(x + 5, -134, 18, skin);
        sheet.path(`M${x - 26}-142q32-14 64 0l-3 7q-28-10-58 0zM${x - 14}-146q4-24 20-24t20 24z`, hat);
      }
      sheet.path('M-200-36Q-120-46 0-44T200-40Q150 2 96 8H-96Q-156 0-200-36z', accent);
      sheet.path('M-176-20Q-60-8 60-12T200-40Q150 2 96 8H-96Q-150 2-176-20z', deep);
      sheet.path('M-200-36Q-120-46 0-44T200-40l-10 8Q90-34 0-35T-190-30z', light);
      sheet.path('M-108-40q38-12 76 0q-38 8-76 0zM18-40q38-12 76 0q-38 8-76 0z', shadow);
      for (const [x, , skin] of crew) {
        sheet.line(`M${x - 60}-136L${x + 84}-4`, mix(light, shadow, 0.45), 6);
        sheet.line(`M${x - 80}-156l22 20M${x + 78}-8l22 20`, light, 17);
        sheet.line(
          `M${x - 20}-98L${x - 24}-104M${x + 14}-94L${x + 46}-48M${x + 46}-48L${x + 36}-46`,
          skin,
          12,
        );
      }
    });
  },
};
