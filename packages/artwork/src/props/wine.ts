import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A small table with a cloth: a bottle, two filled glasses, grapes and a piece of cheese. */
export const wine: Prop = {
  height: 100,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const [red, deepRed] = ['#94233f', '#6b1834'];
    const cloth = mix(light, shadow, 0.1);
    const glass = (x: number) => {
      sheet.path(`M${x - 34}-306q-16 92 26 108v62q-30 2-34 10h84q-4-8-34-10v-62q42-16 26-108z`, light, 0.8);
      sheet.path(`M${x - 38}-256q0 46 34 52h16q34-6 34-52z`, red);
      sheet.path(`M${x + 14}-256h32q0 46-34 52h-4q14-20 6-52z`, deepRed);
      sheet.path(`M${x - 26}-250q0 24 10 34q-16-8-16-34z`, mix(red, light, 0.55));
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path(
        'M-186-122H186L200-2q-18 10-34 0t-34 0t-33 0t-33 0t-33 0t-33 0t-33 0t-33 0t-33 0t-34 0t-67 0z',
        cloth,
      );
      sheet.path('M92-122H186L200-2q-18 10-34 0t-34 0L92-10z', mix(cloth, shadow, 0.3));
      for (const x of [-190, -114, -38, 38, 114]) {
        sheet.path(`M${x + 20}-122h36L${x + 66}-4h-52z`, x > 60 ? mix(accent, shadow, 0.3) : accent);
      }
      sheet.path('M-194-132H194l-4 18H-190z', light);
      sheet.path('M92-132H194l-4 18H92z', mix(light, shadow, 0.25));
      sheet.path('M-116-124v-150q0-28 26-42v-70h36v70q26 14 26 42v150q-44 6-88 0z', '#35684c');
      sheet.path('M-62-122v-264h8v70q26 14 26 42v150q-18 4-34-2z', '#1f4437');
      sheet.path('M-104-250v-20q0-20 20-32q-8 22-8 52z', '#6d9a74');
      sheet.rect(-92, -398, 40, 52, deepRed);
      sheet.rect(-116, -236, 88, 76, light);
      sheet.rect(-62, -236, 34, 76, mix(light, shadow, 0.22));
      sheet.disc(-76, -200, 20, accent);
      glass(42);
      glass(144);
      for (const [x, y] of [
        [-180, -144],
        [-152, -142],
        [-168, -166],
        [-142, -164],
        [-156, -186],
      ] as const) {
        sheet.disc(x, y, 15, x > -160 ? '#4c2a58' : '#74447a');
      }
      sheet.line('M-156-198l8-20', '#4c7a4a', 6);
      sheet.path('M-24-130L70-168V-130z', '#f2c35c');
      sheet.path('M-24-130L70-146V-130z', '#cf9440');
    });
  },
};
