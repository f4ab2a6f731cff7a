import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Three clay soldiers in a row, with topknots, plated coats and hands that once held spears. */
export const warriors: Prop = {
  height: 96,
  rests: 'on ground',
  draw(sheet, { shadow, ground }) {
    const clay = mix('#b98a64', shadow, 0.04);
    const dark = mix(clay, shadow, 0.4);
    const one = () => {
      sheet.path('M-40-110h30V-8h-34zM10-110h30l4 102H12z', dark);
      sheet.path('M-50-10h44v12h-48zM8-10h44l4 12H8z', clay);
      sheet.path('M-60-260Q-76-180-70-92 0-76 70-92 76-180 60-260z', clay);
      sheet.path('M16-260H60Q76-180 70-92 50-86 30-84 44-180 16-260z', dark);
      sheet.line(
        'M-60-220H60M-64-190H64M-66-160H66M-68-130H68M-30-250V-100M0-250V-96M30-250V-100',
        mix(clay, shadow, 0.24),
        4,
      );
      sheet.path('M-62-256Q-90-200-74-150-54-150-50-168L-44-240zM62-256Q90-210 84-170L54-160 44-240z', clay);
      sheet.disc(68, -160, 12, dark);
      sheet.path('M-44-262Q0-244 44-262L34-284H-34z', dark);
      sheet.path('M-28-320Q-28-350 0-350T28-320 16-276 0-276-28-320z', clay);
      sheet.path('M8-348Q28-344 28-320T8-276Q22-310 8-348z', dark);
      sheet.path(
        'M-30-326Q-30-360 2-360T30-326Q0-344-30-326zM6-356q-4-24 14-24t10 26z',
        mix(dark, shadow, 0.3),
      );
      sheet.line('M-14-318h8M6-318h8M-10-298q10 6 20 0', mix(dark, shadow, 0.4), 4);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200 4H200V-14H-200z', mix(ground, shadow, 0.3));
      sheet.at(-128, -10, 0.92, one);
      sheet.at(128, -10, 0.92, one);
      sheet.at(0, 0, 1.04, one);
    });
  },
};
