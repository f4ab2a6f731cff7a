import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A striped hot-air balloon with three people in its basket, a smaller balloon farther away. */
export const balloon: Prop = {
  height: 120,
  rests: 'in the air',
  draw(sheet, { light, accent, shadow, water, sun }) {
    const yellow = '#f2b443';
    const meridian = (width: number, back = false) => {
      const [upper, lower, mouth] = [width * 0.72, width * 0.22, width * 0.14].map(Math.round);
      return back
        ? `C${lower}-156 ${width}-226 ${width}-320C${width}-410 ${upper}-480 0-480`
        : `M0-480C${upper}-480 ${width}-410 ${width}-320C${width}-226 ${lower}-156 ${mouth}-92`;
    };
    const gore = (from: number, to: number) =>
      `${meridian(from)}H${Math.round(to * 0.14)}${meridian(to, true)}z`;
    const envelope = (one: string, two: string) => {
      for (const [i, width] of [158, 120, 72, 24].entries())
        sheet.path(gore(-width, width), i % 2 === 0 ? one : two);
      sheet.path('M-155-356Q0-322 155-356L157-300Q0-262-157-300z', yellow);
      sheet.path('M-156-338Q0-302 156-338L157-318Q0-282-157-318z', one);
      sheet.path(gore(64, 158), shadow, 0.3);
      sheet.path('M-18-92Q0-82 18-92L12-78H-12z', shadow);
    };
    const basket = () => {
      sheet.line('M-20-92L-26-44M20-92L26-44M-7-84L-9-44M7-84L9-44', shadow, 3);
      sheet.path('M-32-46H32L26-4q-2 4-6 4H-20q-4 0-6-4z', '#b8824e');
      sheet.path('M10-46H32L26-4q-2 4-6 4H6z', '#80502f');
      sheet.rect(-36, -50, 72, 10, '#6b4030');
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.at(160, -110, 0.25, () => {
        envelope(mix(water, shadow, 0.15), light);
        basket();
      });
      sheet.at(-42, 0, 1, () => {
        envelope(accent, light);
        sheet.path('M-7-72q-3-16 7-28q10 12 7 28z', sun);
        for (const [x, coat, skin] of [
          [-18, light, '#8a5638'],
          [2, mix('#3f8f8a', shadow, 0.1), '#e0ac85'],
          [20, yellow, '#c98d68'],
        ] as const) {
          sheet.path(`M${x - 9}-46q-1-16 9-17q10 1 9 17z`, coat);
          sheet.disc(x, -69, 7, skin);
        }
        basket();
      });
    });
  },
};
