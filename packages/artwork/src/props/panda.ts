import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A sitting panda that eats: black ears and arms, a stem of bamboo across its body. */
export const panda: Prop = {
  height: 104,
  rests: 'on ground',
  draw(sheet, { light, shadow }) {
    const [white, grey] = [mix(light, '#fff8e8', 0.5), mix(light, shadow, 0.24)];
    const ink = mix(shadow, '#26323a', 0.6);
    const soft = mix(ink, light, 0.16);
    const green = '#6fa04c';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.at(0, 0, 1.1, () => {
        sheet.path('M-100-160Q-124-46-92-10-46 14 0 14T92-10Q124-46 100-160z', white);
        sheet.path('M46-170q54 0 54 10 24 110-10 148-34 20-72 24 64-70 28-182z', grey);
        sheet.path('M-106-190Q-92-228-46-228H46q46 0 60 38 10 36-2 54-104 34-208 0-12-18-2-54z', ink);
        for (const side of [-1, 1])
          sheet.at(
            0,
            0,
            side,
            () => {
              sheet.path('M34-60Q84-84 120-46 142-12 114 10 74 22 44 4 28-22 34-60z', side < 0 ? soft : ink);
              sheet.oval(94, -16, 29, 32, mix(soft, light, 0.14));
              sheet.oval(94, -9, 13, 14, '#d98f80');
            },
            1,
          );
        sheet.disc(-76, -350, 35, ink);
        sheet.disc(76, -350, 35, ink);
        sheet.path('M-110-276Q-114-370 0-373 114-370 110-276 100-198 0-196-100-198-110-276z', white);
        sheet.path('M40-369Q112-355 110-276 100-198 0-196 88-226 40-369z', grey);
        sheet.turned(28, -49, -284, () => sheet.oval(-49, -284, 25, 34, ink));
        sheet.turned(-28, 49, -284, () => sheet.oval(49, -284, 25, 34, ink));
        sheet.disc(-42, -288, 10, white);
        sheet.disc(42, -288, 10, white);
        sheet.path('M-17-256q17-11 34 0-3 15-17 17-14-2-17-17z', ink);
        sheet.line('M0-239v11M-20-226q11 11 20-3 9 14 20 3', ink, 5);
        sheet.turned(-22, 0, -166, () => {
          for (const x of [-150, -74, 2, 78])
            sheet.rect(x, -176, 70, 20, x === 2 ? mix(green, shadow, 0.2) : green);
          sheet.path(
            'M150-170q40-40 84-20-34 34-84 20zM150-166q50-6 76 30-46 10-76-30z',
            mix(green, shadow, 0.25),
          );
        });
        sheet.path(
          'M-108-186q-4 44 44 52 34-2 30-30-30-8-40-34zM108-186q4 44-44 52-34-2-30-30 30-8 40-34z',
          soft,
        );
      });
    });
  },
};
