import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A reindeer with branching antlers and a red harness, in the snow. */
export const reindeer: Prop = {
  height: 110,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const hide = mix('#8a6a54', shadow, 0.12);
    const [dark, pale] = [mix(hide, shadow, 0.4), mix(hide, light, 0.55)];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-110-130h30l-6 128h-22zM-10-130h30l-4 128h-22z', dark);
      sheet.path(
        'M-150-250Q-60-270 40-256 90-290 120-280 150-200 110-150 60-120-20-124T-140-130Q-176-190-150-250z',
        hide,
      );
      sheet.path('M-150-190Q-60-150 60-170L110-150Q60-120-20-124T-140-130Q-156-160-150-190z', dark);
      sheet.path('M-150-140h34l-2 138h-26zM40-150h34l2 148H52z', hide);
      sheet.path('M40-256Q90-290 104-330L170-320 140-230 110-150Q70-180 40-256z', pale);
      sheet.path('M-152-244q-26-4-30 22 20 12 34 0z', pale);
      sheet.path('M96-330Q110-370 150-360L200-322Q204-296 176-296 130-290 96-330z', hide);
      sheet.path('M176-322l26 4q4 20-18 24z', accent);
      sheet.disc(146, -334, 6, shadow);
      sheet.path('M98-344l-34-14 8 26z', hide);
      sheet.line(
        'M112-356Q80-420 110-470M98-400Q60-400 40-440M104-440Q80-450 70-480M130-362Q150-420 140-460M144-410Q180-410 190-440',
        mix('#b99a78', shadow, 0.1),
        10,
      );
      sheet.path('M70-240q30 30 64 10l8 20q-40 24-84-14z', accent);
      sheet.line('M20-262V-130', accent, 14);
      for (const [x, y] of [
        [86, -214],
        [110, -208],
      ] as const)
        sheet.disc(x, y, 6, light);
    });
  },
};
