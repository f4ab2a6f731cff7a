import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two knights of the puppet theatre in tin and plumes, swords up, hung from their rods. */
export const puppets: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const tin = mix('#c9a45c', shadow, 0.06);
    const dark = mix(tin, shadow, 0.4);
    const knight = (cloth: string, plume: string) => {
      sheet.line('M0-300V-440M46-210L70-440', mix(shadow, light, 0.3), 6);
      sheet.path('M-34-110h28l-4 106h-30zM6-110h28l8 106H10z', dark);
      sheet.path('M-46-4h40v10h-44zM8-4h40l6 10H8z', tin);
      sheet.path('M-56-190H56L70-90Q0-70-70-90z', cloth);
      sheet.path('M14-190H56L70-90Q40-82 24-81z', mix(cloth, shadow, 0.35));
      sheet.path('M-52-250H52L56-176Q0-160-56-176z', tin);
      sheet.path('M12-250H52L56-176Q30-170 16-168z', dark);
      sheet.disc(0, -210, 14, cloth);
      sheet.path('M-30-252V-290Q-30-316 0-318T30-290V-252z', tin);
      sheet.path('M-18-296h36v26h-36z', '#e0ac85');
      sheet.path('M-18-284h36v5h-36z', shadow);
      sheet.path('M-6-316Q-30-370 20-384 60-380 50-340 30-356 6-316z', plume);
      sheet.line('M46-236L84-270', tin, 20);
      sheet.path('M78-268L116-390 124-386 92-262z', light);
      sheet.oval(-66, -200, 24, 36, cloth);
      sheet.oval(-66, -200, 13, 22, tin);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.at(-100, 0, 1, () => knight(accent, light));
      sheet.at(104, 0, -0.96, () => knight(signature, accent));
    });
  },
};
