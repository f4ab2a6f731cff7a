import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A person in a long coat and a hat who holds up a lantern, another lantern on the ground. */
export const handLantern: Prop = {
  height: 96,
  rests: 'on ground',
  draw(sheet, { light, shadow, sun, accent }, signature) {
    const iron = mix(shadow, '#3a3038', 0.4);
    const coat = mix(signature, shadow, 0.42);
    const lamp = (x: number, y: number, size: number) =>
      sheet.at(x, y, size, () => {
        sheet.disc(0, -44, 84, sun, 0.16);
        sheet.disc(0, -44, 56, sun, 0.26);
        sheet.line('M-18-88Q0-124 18-88', iron, 6);
        sheet.path('M-26-78h52l8 70h-68z', mix(light, sun, 0.45));
        sheet.path('M0-18q-18-22 0-50 18 28 0 50z', accent);
        sheet.path('M-34-76L-14-98H14L34-76zM-38-10h76v12h-76z', iron);
        sheet.line('M-26-78L-33-8M26-78L33-8M0-78V-8', iron, 5);
      });
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-86 0V-40h34V0zM-40 0V-40h34V0z', iron);
      sheet.path('M-96-30Q-108-200-76-262H-14Q16-190 8-30z', coat);
      sheet.path('M-40-30Q-30-200-34-262H-14Q16-190 8-30z', mix(coat, shadow, 0.4));
      sheet.path('M-36-246Q30-236 84-250L88-220Q20-196-40-204z', mix(coat, light, 0.12));
      sheet.disc(92, -236, 15, '#c98f68');
      sheet.disc(-44, -290, 32, '#c98f68');
      sheet.path('M-14-292q-4 26-26 32 16-24 10-54z', mix('#c98f68', shadow, 0.3));
      sheet.path('M-80-256q36 18 72 0v20q-36 16-72 0z', accent);
      sheet.path('M-92-304q48-18 96 0l-16 4q-32 10-64 0zM-70-308q0-56 26-56t26 56z', iron);
      sheet.line('M92-232V-206', iron, 5);
      lamp(92, -108, 1);
      lamp(-160, 0, 0.78);
    });
  },
};
