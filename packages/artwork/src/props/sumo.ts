import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two wrestlers who push against each other on the clay, and the referee with a fan. */
export const sumo: Prop = {
  height: 84,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const skins = ['#dfae88', '#c98f68'] as const;
    const hair = '#241a24';
    sheet.at(0, 0, PROP_SCALE, () => {
      const wrestler = (skin: string, belt: string) => {
        const dim = mix(skin, shadow, 0.28);
        sheet.path('M-150 0L-146-60Q-150-120-104-140L-60-128Q-76-60-96 0z', skin);
        sheet.path('M-60-10L-74-66-40-140 10-132 14-70-4 0H-64z', skin);
        sheet.path('M-30-10L-14-70 0-134 10-132 14-70-4 0H-36z', dim);
        sheet.path('M-118-120Q-136-220-60-262 0-276 20-222 30-160 10-122-50-96-118-120z', skin);
        sheet.path('M-20-262Q10-256 20-222 30-160 10-122-20-108-40-108 20-180-20-262z', dim);
        sheet.path('M-122-122Q-60-94 14-126V-94Q-50-66-118-92z', belt);
        sheet.path('M-44-96H-16L-20-40H-40z', belt);
        sheet.line('M-56-232Q0-210 52-216', skin, 40);
        sheet.line('M-30-190Q10-170 50-176', dim, 32);
        sheet.disc(0, -282, 36, skin);
        sheet.path('M-36-286Q-36-324 0-324T34-292Q10-306-8-300-20-290-36-286z', hair);
        sheet.path('M-14-322h26l-2-14h-20z', hair);
        sheet.line('M14-278h10M12-262h10', hair, 4);
      };
      sheet.at(-54, 0, 1, () => wrestler(skins[0], mix(accent, shadow, 0.2)));
      sheet.at(54, 0, -1, () => wrestler(skins[1], mix('#2f4f86', shadow, 0.2)));
    });
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M150-60q20-10 46 0l8 60h-62z', '#5f7fa8');
      sheet.path('M152-140q22-12 44 0l6 84h-58z', '#e3b04c');
      sheet.disc(174, -160, 18, skins[0]);
      sheet.path('M156-168q18-22 36 0l-6-14h-24z', hair);
      sheet.line('M160-120L132-150', '#e3b04c', 13);
      sheet.oval(124, -166, 16, 22, light);
    });
  },
};
