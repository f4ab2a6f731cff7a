import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A touring bicycle on its stand: two spoked wheels, a diamond frame, flowers in the basket. */
export const bicycle: Prop = {
  height: 69,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, sun }) {
    const wheel = (x: number, radius: number) =>
      `M${x - radius}-80a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
    const spokes: string[] = [];
    for (const x of [-118, 118]) {
      for (let i = 0; i < 6; i++) {
        const [dx, dy] = [Math.cos(i * 0.524) * 62, Math.sin(i * 0.524) * 62].map(Math.round);
        spokes.push(`M${x} -80m${dx} ${dy}l${-2 * (dx ?? 0)} ${-2 * (dy ?? 0)}`);
      }
    }
    const deep = mix(accent, shadow, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line(spokes.join(''), mix(light, shadow, 0.35), 2);
      sheet.line(wheel(-118, 74) + wheel(118, 74), shadow, 13);
      sheet.line(wheel(-118, 64) + wheel(118, 64), light, 5);
      sheet.line('M-30-80L-50-4', shadow, 7);
      sheet.line('M-206-84A88 88 0 0 1-64-149M46-130A88 88 0 0 1 176-146', deep, 8);
      sheet.line('M-118-80L-22-80L88-168M-150-172H-62', deep, 11);
      sheet.line('M-118-80L-58-184L80-194M-66-210L-22-80M76-216L88-168L118-80', accent, 12);
      sheet.path('M-106-232q36-10 70-2q8 8-8 12l-44 8q-22-4-18-18z', shadow);
      sheet.line('M76-216L72-240Q70-252 50-250L30-244', shadow, 9);
      sheet.disc(-22, -80, 20, shadow);
      sheet.disc(-22, -80, 11, light);
      sheet.line('M-22-80L0-52M-22-80L-44-108', shadow, 7);
      sheet.line('M-10-50h22M-54-110h22', shadow, 9);
      for (const [x, y] of [
        [104, -240],
        [142, -246],
        [162, -234],
      ] as const) {
        sheet.disc(x, y, 17, light);
      }
      sheet.disc(122, -256, 18, mix(sun, '#f2b443', 0.8));
      for (const x of [104, 142, 162]) sheet.disc(x, -242, 6, deep);
      sheet.path('M84-236H176L164-168H98z', '#c98f52');
      sheet.path('M138-236H176L164-168H134z', '#98653c');
      sheet.line('M86-214H172M92-192H168', '#7a4c30', 4);
      sheet.disc(118, -80, 9, light);
      sheet.disc(-118, -80, 9, light);
    });
  },
};
