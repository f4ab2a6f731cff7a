import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A tagine under its cone steams on a brazier, mint tea and lemons beside it. */
export const tagine: Prop = {
  height: 84,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const clay = mix('#c9663c', accent, 0.2);
    const dark = mix(clay, shadow, 0.36);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-150 0V-40H150V0z', mix('#8a5636', shadow, 0.2));
      sheet.path('M-190-40H190V-64H-190z', mix('#b9834e', light, 0.2));
      sheet.line('M-30-270q-22-24 0-44t0-40M14-280q-22-24 0-44t0-40', light, 9, 0.7);
      sheet.path('M-120-64Q-116-96-96-104H96Q116-96 120-64z', clay);
      sheet.path('M40-104H96Q116-96 120-64H60Q70-90 40-104z', dark);
      sheet.path('M-98-108Q-60-150-24-236H8Q40-150 92-108z', clay);
      sheet.path('M-2-236H8Q40-150 92-108H34Q20-170-2-236z', dark);
      sheet.path('M-26-236Q-28-262-8-264T12-236z', dark);
      sheet.path(
        'M-74-136Q0-116 68-136L56-150Q-6-134-62-152zM-50-172Q-4-160 40-174L32-190Q-6-178-42-188z',
        light,
      );
      sheet.path('M-120-64Q0-50 120-64L122-74Q0-60-122-74z', light);
      sheet.path('M132-64L128-110H170L166-64z', mix('#6f9a4c', light, 0.3));
      sheet.path('M132-110h34v-6h-34z', light);
      for (const [x, y] of [
        [-160, -82],
        [-136, -78],
        [-148, -104],
      ] as const)
        sheet.oval(x, y, 20, 16, '#ecbc3e');
    });
  },
};
