import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A small rowing boat with two people at the oars and one in the stern with a parasol. */
export const rowingBoat: Prop = {
  height: 58,
  rests: 'on water',
  draw(sheet, { light, accent, shadow }, signature) {
    const wood = mix('#a8683c', shadow, 0.08);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-60-60L-150 20M30-60L-50 24', mix(wood, light, 0.2), 8);
      for (const [x, coat, skin] of [
        [-60, signature, '#e0ac85'],
        [30, light, '#8a5638'],
      ] as const) {
        sheet.path(`M${x - 26}-20q-4-72 24-78 30 4 30 78z`, coat);
        sheet.path(`M${x + 8}-20q8-44-6-77 26 6 26 77z`, mix(coat, shadow, 0.34));
        sheet.line(`M${x}-80L${x - 40}-50`, coat, 14);
        sheet.disc(x + 2, -118, 20, skin);
        sheet.path(`M${x - 26}-124q28-14 56 0l-4 6q-24-8-48 0zM${x - 14}-126q2-18 16-18t16 18z`, '#f0cd84');
      }
      sheet.path('M106-20q-6-66 20-70 28 4 28 70z', accent);
      sheet.disc(128, -106, 17, '#dda47c');
      sheet.path('M110-108q0-24 20-24t18 26q-20-10-38-2z', shadow);
      sheet.line('M150-70L160-190', mix(shadow, light, 0.2), 5);
      sheet.path('M84-178Q100-232 158-232T232-178Q156-196 84-178z', mix(light, accent, 0.2));
      sheet.path('M158-232Q214-230 232-178 190-190 176-188z', accent);
      sheet.path('M-200-60Q-120-20 0-20T200-64Q180 0 130 8H-120Q-180 0-200-60z', wood);
      sheet.path('M-200-60Q-120-20 0-20T200-64L194-46Q120-4 0-4T-192-42z', mix(wood, light, 0.5));
    });
  },
};
