import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A cask on its side on a cradle, drawn into a jug, with a glass of white on top. */
export const wineCask: Prop = {
  height: 92,
  rests: 'on ground',
  draw(sheet, { light, shadow, mid, accent }) {
    const oak = mix('#b07a45', mid, 0.12);
    const hoop = mix(shadow, mid, 0.24);
    const white = '#ecd27a';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-150 0L-120-60h40L-96 0zM86 0L70-60h40l30 60z', mix(oak, shadow, 0.5));
      sheet.path('M-70-246Q60-262 176-236V-50Q60-24-70-40z', mix(oak, shadow, 0.22));
      sheet.path('M-70-120Q60-100 176-120V-50Q60-24-70-40z', mix(oak, shadow, 0.48));
      sheet.path('M10-254h24V-32H10zM132-246h20V-40h-20z', hoop);
      sheet.oval(-70, -143, 92, 106, hoop);
      sheet.oval(-70, -143, 80, 94, oak);
      sheet.line('M-110-222V-64M-70-236V-50M-30-222V-64', mix(oak, shadow, 0.22), 4);
      sheet.rect(-84, -92, 16, 40, mix(light, shadow, 0.4));
      sheet.path('M-124-54h76l8 54q-46 12-92 0z', mix(accent, shadow, 0.1));
      sheet.path('M-70-52h22l8 52q-18 6-34 6z', mix(accent, shadow, 0.4));
      sheet.path('M50-248h78v-10H50z', light);
      sheet.path('M66-352q-10 48 16 56v22h-14v8h40v-8h-14v-22q26-8 16-56z', light, 0.85);
      sheet.path('M64-326q2 28 18 32h12q16-4 18-32z', white);
      sheet.path('M92-326h20q-2 28-18 32h-6q8-12 4-32z', mix(white, shadow, 0.25));
      for (const [x, y] of [
        [150, -22],
        [176, -20],
        [163, -44],
        [190, -42],
        [177, -64],
      ] as const)
        sheet.disc(x, y, 16, x > 165 ? '#74447a' : '#4c2a58');
    });
  },
};
