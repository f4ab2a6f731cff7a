import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A great painted book open on its stand: knots and a beast on the page, a reader in front. */
export const book: Prop = {
  height: 92,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const gold = '#e3ad45';
    const page = mix(light, '#f4e3bc', 0.6);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-40-130H40L60-20H-60zM-110-20H110V0H-110z', mix('#7a4c30', shadow, 0.1));
      sheet.path('M8-130H40L60-20H20zM50-20H110V0H50z', mix('#7a4c30', shadow, 0.4));
      sheet.path('M-196-150L-10-124 0-116 10-124 196-150 190-166H-190z', mix('#8a3438', shadow, 0.1));
      sheet.path('M-186-330Q-90-350 0-310V-126Q-90-166-190-156z', page);
      sheet.path('M186-330Q90-350 0-310V-126Q90-166 190-156z', mix(page, shadow, 0.14));
      sheet.path('M-170-314Q-100-328-24-300V-160Q-100-188-170-180z', mix(water, shadow, 0.1));
      sheet.path('M-158-302Q-100-314-36-290V-176Q-100-200-158-194z', gold);
      sheet.path('M-146-290Q-100-300-48-280V-196Q-100-214-146-208z', accent);
      sheet.line('M-130-270q34-20 30 16t34 14M-130-226q34 22 34-14t32-14', gold, 10);
      sheet.disc(-98, -248, 12, light);
      for (let i = 0; i < 6; i++)
        sheet.path(
          `M30 ${-288 + i * 20}Q100 ${-310 + i * 22} 166 ${-306 + i * 22}v7Q100 ${-302 + i * 22} 30 ${-281 + i * 20}z`,
          mix(shadow, page, 0.35),
        );
      sheet.path('M26-296h34v34H26z', mix('#3f8f5a', shadow, 0.06));
      const coat = mix(accent, shadow, 0.2);
      walker(sheet, 150, 10, 300, {
        coat,
        shade: mix(coat, shadow, 0.36),
        legs: mix(shadow, light, 0.2),
        skin: '#c98d68',
        hair: '#6a3b28',
        long: true,
      });
      sheet.disc(150, -260, 27, '#6a3b28');
    });
  },
};
