import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A surfer crouched on a board, racing down the face of a wave whose lip begins to curl. */
export const surfboard: Prop = {
  height: 77,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, water }) {
    const face = mix(water, light, 0.22);
    const skin = '#b77a52';
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path(
        'M-200 10Q-110 6-40-46Q26-104 50-180Q66-256 128-298Q168-300 180-196Q186-80 200 10z',
        mix(water, shadow, 0.4),
      );
      sheet.path(
        'M-200 10Q-110 6-40-46Q26-104 50-180Q66-256 128-298Q98-250 108-180Q114-90 176-20L160 10z',
        face,
      );
      sheet.path(
        'M-30-10Q60-60 74-150Q80-210 104-256Q98-200 108-150Q120-70 170-10z',
        mix(water, light, 0.42),
      );
      sheet.path('M30 6Q92-40 92-120Q104-60 150 6z', face);
      sheet.path(
        'M176-240Q164-308 128-304Q64-272 46-186Q34-150 22-128Q46-132 62-166Q66-140 58-116Q84-150 86-196Q98-250 124-270Q154-280 176-240z',
        light,
      );
      sheet.path('M124-270Q154-280 176-240L178-216Q156-258 124-270z', mix(light, water, 0.4));
      sheet.path(
        'M-200 12Q-176-12-150-2Q-124-22-92-6Q-60-26-26-8Q6-28 44-6Q84-26 116-6Q156-26 200-4V12z',
        light,
      );
      sheet.path('M-126-46Q-66-34 12-92Q24-104 14-108Q-50-92-110-62Q-130-52-126-46z', accent);
      sheet.path('M-126-46Q-66-34 12-92L18-102Q-50-56-124-52z', light);
      sheet.path('M-80-62L-70-96Q-64-116-36-126L-14-108L-44-96L-62-60z', skin);
      sheet.path('M-14-122L4-100Q8-92-2-82L-18-76L-10-96L-34-110z', mix(skin, shadow, 0.3));
      sheet.path('M-50-140L-6-128Q4-112-10-100L-34-98Q-56-112-62-118z', accent);
      sheet.path('M-24-134L-6-128Q4-112-10-100L-26-100z', mix(accent, shadow, 0.36));
      sheet.path('M-58-134Q-76-170-58-190Q-40-198-24-186Q-8-160-6-128Q-30-120-58-134z', light);
      sheet.path('M-38-193Q-30-192-24-186Q-8-160-6-128L-22-124Q-18-166-38-193z', mix(light, shadow, 0.3));
      sheet.line('M-58-180Q-92-176-116-150M-28-182Q0-184 20-214', skin, 14);
      sheet.disc(-54, -210, 18, skin);
      sheet.path('M-72-212q-2-22 20-22q22 2 26 28q-10 2-16-12q-14 6-30 6z', '#33222c');
    });
  },
};
