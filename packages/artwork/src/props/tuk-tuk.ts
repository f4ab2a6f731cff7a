import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A three-wheeled taxi: one wheel in front, a canopy on thin posts, the driver and a passenger behind. */
export const tukTuk: Prop = {
  height: 78,
  rests: 'on ground',
  draw(sheet, { light, shadow, water, sun }, signature) {
    const deep = mix(signature, shadow, 0.36);
    const yellow = '#f2b443';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.rect(-176, -264, 156, 150, mix(shadow, signature, 0.16));
      for (const [x, coat, skin, y] of [
        [-116, light, '#c98d68', -112],
        [30, mix('#3f8f8a', light, 0.1), '#8a5638', -104],
      ] as const) {
        sheet.path(`M${x - 32}${y}q-6-78 28-84q38 4 38 84z`, coat);
        sheet.path(`M${x + 8}${y}q8-50-6-83q32 8 32 83z`, mix(coat, shadow, 0.36));
        sheet.disc(x + 2, y - 106, 22, skin);
        sheet.path(`M${x - 22}${y - 100}q-6-32 24-32q26 0 24 26q-22-6-28-6q-4 12-20 12z`, '#2a1b26');
      }
      sheet.line('M44-178Q70-150 92-146', '#8a5638', 14);
      sheet.line('M84-150l26-8M96-150L124-96', shadow, 9);
      sheet.line('M-178-270V-110M-20-270V-110M112-270L150-120', shadow, 9);
      sheet.path('M64-272H118L156-122H120z', mix(light, water, 0.4), 0.4);
      sheet.path('M-200-262Q-196-306-150-310H86Q124-308 136-262z', yellow);
      sheet.path('M26-310H86Q124-308 136-262H40Q44-290 26-310z', mix(yellow, shadow, 0.3));
      sheet.path('M-200-268H136l6 18H-200z', light);
      for (let x = -192; x < 130; x += 42) sheet.path(`M${x}-250h21v6q-10 10-21 0z`, signature);
      sheet.path(
        'M-194-128H-24L-8-60H96L122-124Q164-128 178-92L188-50H150L120-30H-180Q-200-40-198-70z',
        signature,
      );
      sheet.path('M-194-70H-14L-8-60H96L108-90L182-76L188-50H150L120-30H-180Q-198-40-194-70z', deep);
      sheet.path('M-196-98H-18l3 14H-198z', light);
      sheet.path('M6-104H68q8 16 2 44H0z', mix(shadow, signature, 0.22));
      sheet.disc(172, -100, 15, sun);
      sheet.path('M112-44q6-42 46-42t42 42z', yellow);
      for (const x of [-124, 156]) {
        sheet.disc(x, -35, 35, shadow);
        sheet.disc(x, -35, 16, light);
        sheet.disc(x, -35, 7, shadow);
      }
      sheet.path('M-178-44q6-44 54-44t54 44h-18q-6-26-36-26t-36 26z', yellow);
    });
  },
};
