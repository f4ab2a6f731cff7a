import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Tea for two: a round pot with a bail handle, two steaming bowls and sweets on a low tray. */
export const cup: Prop = {
  height: 80,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const deep = mix(accent, shadow, 0.36);
    const [wood, dark] = ['#9a5f3c', mix('#9a5f3c', shadow, 0.45)];
    const bowl = (x: number) => {
      const band = mix(water, shadow, 0.15);
      sheet.line(
        `M${x - 14}-154q-16-16 0-30t0-30M${x + 14}-154q-16-16 0-30t0-30`,
        mix(light, shadow, 0.16),
        8,
      );
      sheet.oval(x, -132, 44, 12, '#8aa04a');
      sheet.path(`M${x - 46}-134q46 22 92 0q0 52-34 66h-24q-34-14-34-66z`, light);
      sheet.path(`M${x + 12}-125q20-2 34-9q0 52-34 66h-12q18-20 12-57z`, mix(light, shadow, 0.3));
      sheet.path(`M${x - 42}-108q42 16 84 0l-6 16q-36 14-72 0z`, band);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-170-46h40L-138 0h-26zM130-46h40L164 0h-26z', dark);
      sheet.path('M-200-84H200L186-40H-186z', wood);
      sheet.path('M90-84H200L186-40H90z', dark);
      sheet.path('M-200-90H200v18H-200z', mix(wood, light, 0.4));
      sheet.path('M90-90H200v18H90z', mix(wood, light, 0.12));
      sheet.path('M-160-96Q-30-108 160-92L150-84H-150z', shadow, 0.3);
      sheet.line('M-108-206Q-104-312-30-314T48-206', '#c08a4e', 13);
      sheet.path('M40-150Q84-160 86-204L74-216L112-222L108-204Q104-124 44-108z', deep);
      sheet.path('M-128-150Q-128-222-30-224Q68-222 68-150Q64-92 16-80H-76Q-124-92-128-150z', accent);
      sheet.path('M8-218Q68-208 68-150Q64-92 16-80H-36Q36-128 8-218z', deep);
      sheet.path('M-110-156Q-108-196-64-210Q-90-180-92-130z', mix(accent, light, 0.55));
      sheet.path('M-74-218Q-30-246 14-218Q-30-206-74-218z', mix(accent, shadow, 0.2));
      sheet.disc(-30, -240, 13, shadow);
      sheet.path('M-120-218h24v14h-24zM36-218h24v14H36z', shadow);
      bowl(140);
      bowl(-152);
      sheet.path('M46-94H96l-8 14H54z', light);
      for (const [x, ink] of [
        [58, '#e6a9a0'],
        [84, '#8aa04a'],
      ] as const) {
        sheet.path(`M${x - 13}-92q0-22 13-22t13 22z`, ink);
      }
    });
  },
};
