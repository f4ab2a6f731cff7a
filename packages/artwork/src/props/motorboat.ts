import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A varnished launch with a low white cabin, a driver at the wheel, passengers astern, a pennant. */
export const motorboat: Prop = {
  height: 45,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, water }) {
    const [wood, deepWood] = ['#b8693a', '#7f4029'];
    const person = (x: number, y: number, coat: string, skin: string) => {
      sheet.path(`M${x - 20}${y}q-4-58 20-60q26 2 22 60z`, coat);
      sheet.path(`M${x + 6}${y}q6-34-4-60q24 4 20 60z`, mix(coat, shadow, 0.36));
      sheet.disc(x + 2, y - 74, 15, skin);
      sheet.path(`M${x - 14}${y - 72}q-2-22 16-20q16 0 16 16q-14-4-18-4q-4 8-14 8z`, '#33222c');
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-180-66L-190-172', shadow, 6);
      sheet.path('M-190-174q30-10 62 6q-24 14-56 42z', accent);
      person(-144, -50, '#e9b44c', '#8a5638');
      person(-100, -50, mix(accent, light, 0.25), '#e0ac85');
      person(-44, -76, light, '#c98d68');
      sheet.path('M-26-134H76q26 22 42 58L-38-66z', light);
      sheet.path('M52-134H76q26 22 42 58l-44 4z', mix(light, shadow, 0.3));
      const pane = mix(water, shadow, 0.45);
      sheet.path('M-14-122H16l2 30H-18zM24-122H50l4 30H26zM60-122H74q14 12 22 30H64z', pane);
      sheet.path('M-36-142H80l8 10H-36z', mix(light, shadow, 0.12));
      sheet.path('M-196-62Q-60-66 60-76T200-104Q182-30 132 10H-168Q-192-22-196-62z', wood);
      sheet.path('M-190-32Q0-26 184-66Q166-18 132 10H-168Q-184-8-190-32z', deepWood);
      sheet.path('M-196-66Q-60-70 60-80T200-108l-4 16Q90-68 40-64T-196-52z', light);
      sheet.path('M-176 0Q0 4 142 0L132 10H-168z', light);
      sheet.path('M96 12q26-26 50-34q28 14 54 30q-40 8-104 4zM-200 10q14-18 40-12q20 4 30 14z', light);
    });
  },
};
