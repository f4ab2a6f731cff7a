import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A 2CV with its roof rolled back: round wings, lamps on stalks, two people and their scarves. */
export const deuxChevaux: Prop = {
  height: 60,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, sun }) {
    const body = mix('#7fa6b8', light, 0.1);
    const [dim, pale] = [mix(body, shadow, 0.36), mix(body, light, 0.5)];
    const glass = mix(light, '#a8c4cc', 0.5);
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [x, coat, hair, skin] of [
        [-30, accent, '#6a3b28', '#e0ac85'],
        [36, light, '#2a1b26', '#8a5638'],
      ] as const) {
        sheet.path(`M${x - 26}-150q4-46 26-46t26 46z`, coat);
        sheet.disc(x, -212, 22, skin);
        sheet.path(`M${x - 22}-214q2-26 22-26t22 22q-14-10-26-8-6 10-18 12z`, hair);
      }
      sheet.path('M-30-186q-30-4-52 10 24 10 50 2z', '#e3b04c');
      sheet.path(
        'M-108-100Q-106-190-64-196L-56-188Q-92-176-92-100zM96-188L104-196Q140-160 150-108H136Q126-160 96-188z',
        dim,
      );
      sheet.path('M-84-150H4V-104H-88zM12-150H112L124-104H12z', glass);
      sheet.path('M-176-60Q-176-108-140-118L-104-122H70L150-118Q190-108 194-52V-30H-180z', body);
      sheet.path('M-180-48H194V-30H-180z', dim);
      sheet.line('M-96-116V-40M4-116V-40M96-116V-40M-84-72H-8M18-72H88', dim, 4);
      sheet.path('M-72-90h22v7h-22zM30-90h22v7H30z', pale);
      sheet.path('M-192-24Q-190-104-130-104T-70-24zM74-24Q76-104 136-104T200-24z', pale);
      sheet.path('M-176-24Q-174-88-130-88T-86-24zM90-24Q92-88 136-88T184-24z', shadow);
      for (const x of [-130, 136]) {
        sheet.disc(x, -34, 36, mix(shadow, '#1a1a22', 0.5));
        sheet.disc(x, -34, 17, light);
        sheet.disc(x, -34, 8, dim);
      }
      sheet.line('M180-112V-96', dim, 7);
      sheet.disc(182, -122, 18, dim);
      sheet.disc(188, -122, 13, sun);
      sheet.path('M-198-46h20v14h-20zM184-46h16v14h-16z', light);
      sheet.path('M-108-196Q-126-196-128-182-126-170-108-172z', '#3a3440');
    });
  },
};
