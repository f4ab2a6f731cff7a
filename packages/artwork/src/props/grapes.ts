import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** The harvest: a wooden crate heaped with grapes and leaves, a bottle and one glass in front of it. */
export const grapes: Prop = {
  height: 88,
  rests: 'on ground',
  draw(sheet, { light, shadow, mid, near, accent }) {
    const wood = mix('#c08a52', mid, 0.1);
    const leaf = mix('#7f9a4c', near, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path(
        'M-180-150Q-150-226-96-214-60-262-8-232 40-250 62-200 96-186 96-150z',
        mix(leaf, shadow, 0.25),
      );
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 9 - row * 2; i++) {
          const ink = ['#74447a', '#4c2a58', '#5d3468'][(i + row) % 3] ?? '#4c2a58';
          sheet.disc(-160 + row * 28 + i * 29, -142 - row * 27, 20, ink);
        }
      sheet.path(
        'M-128-214q10-44 46-30 34-10 30 24-16 34-44 22-26 10-32-16zM10-206q20-34 44-12 30 4 16 30-26 18-42 4-18-2-18-22z',
        leaf,
      );
      for (const y of [-132, -88, -44]) {
        sheet.rect(-188, y, 292, 38, wood);
        sheet.rect(40, y, 64, 38, mix(wood, shadow, 0.28));
      }
      sheet.path('M-188-132h20V0h-20zM84-132h20V0H84z', mix(wood, shadow, 0.4));
      sheet.path('M122 0V-170q0-26 22-36v-76h30v76q22 10 22 36V0q-38 6-74 0z', '#35684c');
      sheet.path('M166 2V-282h8v76q22 10 22 36V0q-16 3-30 2z', '#1f4437');
      sheet.rect(142, -292, 34, 46, mix(accent, shadow, 0.2));
      sheet.rect(122, -130, 74, 66, light);
      sheet.disc(158, -98, 16, accent);
    });
  },
};
