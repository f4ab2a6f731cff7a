import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A singer of the Chinese opera: painted face, pheasant plumes, long sleeves thrown wide. */
export const operaMask: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const crimson = mix(accent, '#b8282c', 0.5);
    const dark = mix(crimson, shadow, 0.4);
    const [jade, gold] = [mix('#2f8a7a', shadow, 0.1), '#f0b648'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-20-392Q-90-470-180-440M20-392Q90-470 180-440', '#8a6a3c', 9);
      sheet.path('M-44-12h34v16h-40zM10-12h34l6 16H10z', shadow);
      sheet.path('M-60-230Q-100-90-120-12 0 12 120-12 100-90 60-230z', crimson);
      sheet.path('M20-230H60Q100-90 120-12 80 2 40 4 56-110 20-230z', dark);
      sheet.path('M-120-12Q0 12 120-12l-5-24Q0-12-115-36z', gold);
      sheet.path('M-34-226h68l14 196Q0-20-48-30z', mix(light, gold, 0.3));
      sheet.path('M-24-140q24-24 48 0t-24 40q-40-10-24-40z', jade);
      sheet.path(
        'M-62-230Q-150-220-196-130-200-90-160-70-140-130-60-160zM62-230Q150-220 196-130 200-90 160-70 140-130 60-160z',
        light,
      );
      sheet.path('M110-206Q160-180 196-130 200-90 160-70 160-140 90-190z', mix(light, shadow, 0.24));
      sheet.path('M-80-232Q0-280 80-232 40-196 0-194T-80-232z', jade);
      sheet.path('M-80-232Q-40-204 0-202T80-232l4 10Q40-186 0-184T-84-222z', gold);
      sheet.path('M-48-310Q-50-242 0-228 50-242 48-310 30-346 0-348T-48-310z', light);
      sheet.path('M-48-310Q-30-346 0-348T48-310l-4 20q-24-20-32-46L0-300l-12-36q-8 26-32 46z', crimson);
      sheet.path('M-42-290q20-16 34 4-4 16-20 14t-14-18zM42-290q-20-16-34 4 4 16 20 14t14-18z', shadow);
      sheet.path('M-14-252q14-8 28 0-4 12-14 12t-14-12z', crimson);
      sheet.path('M-66-332Q-60-400 0-410T66-332Q0-360-66-332z', jade);
      sheet.path('M-66-332Q0-362 66-332l4 14Q0-346-70-318z', gold);
      for (const [x, y] of [
        [-44, -372],
        [0, -392],
        [44, -372],
        [-22, -420],
        [22, -420],
      ] as const) {
        sheet.disc(x, y, 14, accent);
        sheet.disc(x, y, 6, light);
      }
    });
  },
};
