import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A cabin on its way up: the carriage runs on the cable, the hanger drops to the roof, faces at the panes. */
export const cableCar: Prop = {
  height: 93,
  rests: 'in the air',
  draw(sheet, { light, shadow, water }, signature) {
    const deep = mix(signature, shadow, 0.36);
    const steel = mix(shadow, light, 0.12);
    const pane = mix(water, light, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-200-272Q0-308 200-368', steel, 7);
      sheet.line('M-200-250Q0-284 200-342', steel, 3);
      sheet.path('M-78-286L84-326l4 16L-74-270z', steel);
      for (const x of [-62, -24, 28, 68]) sheet.disc(x, Math.round(-299 - x * 0.24), 13, steel);
      sheet.path('M-4-300H20L26-196H-22z', steel);
      sheet.path('M10-300H20L26-196H8z', mix(steel, shadow, 0.6));
      sheet.path('M-122-184Q-116-212-84-214H84Q116-212 122-184z', light);
      sheet.path('M56-214H84Q116-212 122-184H62z', mix(light, shadow, 0.3));
      sheet.rect(-112, -184, 224, 98, pane);
      for (const [x, coat, skin, hair] of [
        [-80, '#e9b44c', '#8a5638', '#2a1b26'],
        [-30, light, '#e0ac85', '#6a3b28'],
        [28, mix(signature, light, 0.3), '#c98d68', '#2a1b26'],
        [80, mix('#3f8f8a', shadow, 0.2), '#8a5638', '#2a1b26'],
      ] as const) {
        sheet.path(`M${x - 20}-84q-2-40 20-42q22 2 20 42z`, coat);
        sheet.disc(x, -138, 15, skin);
        sheet.path(`M${x - 16}-136q-2-20 16-20q18 0 16 18q-14-4-18-4q-4 6-14 6z`, hair);
      }
      sheet.rect(62, -184, 50, 98, shadow, 0.28);
      for (const x of [-116, -60, -5, 50, 104]) sheet.rect(x, -186, 11, 104, x < 40 ? signature : deep);
      sheet.path('M-126-90H126V-44Q120-2 80 0H-80Q-120-2-126-44z', signature);
      sheet.path('M62-90H126V-44Q120-2 80 0H40Q62-30 62-90z', deep);
      sheet.path('M-126-64H126v20l-1 4H-125l-1-4z', light);
      sheet.path('M62-64H126v20l-1 4H60q2-12 2-24z', mix(light, shadow, 0.3));
    });
  },
};
