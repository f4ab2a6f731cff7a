import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An elephant in the grass: a wide ear, a tusk, the trunk curled at its tip, a bird on its back. */
export const elephant: Prop = {
  height: 86,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, mid }) {
    const hide = mix(mix(mid, shadow, 0.2), '#b9a9a0', 0.65);
    const hideInShade = mix(hide, shadow, 0.42);
    sheet.at(0, 0, PROP_SCALE, () => {
      // Tail.
      sheet.line('M-176-196Q-196-150-190-96', hideInShade, 9);
      sheet.path('M-198-100h16l2 26q-12 10-22 0z', shadow);
      // Far legs.
      sheet.path('M-106-130H-50V-6Q-78 4-106-6zM20-130H74V-6Q46 4 20-6z', hideInShade);
      // Body and trunk.
      sheet.path(
        'M-182-160Q-184-270-80-296Q-10-310 46-288Q70-316 116-306Q168-292 178-224Q184-160 172-100Q166-50 182-36Q190-32 190-52Q188-64 200-62Q202-4 170-6Q132-14 134-90Q134-130 120-150Q100-132 60-124L-140-116Q-176-120-182-160z',
        hide,
      );
      sheet.path(
        'M-182-160Q-100-130 40-150Q100-160 120-150Q100-132 60-124L-140-116Q-176-120-182-160z',
        hideInShade,
      );
      sheet.path(
        'M178-224Q184-160 172-100Q166-50 182-36Q176-16 164-22Q146-50 152-110Q162-170 160-266Q174-250 178-224z',
        hideInShade,
      );
      // Near legs and their nails.
      sheet.path('M-180-172Q-124-180-104-130L-110-6Q-140 6-168-6L-166-90Q-180-130-180-172z', hide);
      sheet.path('M-18-160H54L50-90L58-6Q30 6-4-6L-8-90z', hide);
      sheet.path('M-128-90L-106-110L-110-6Q-120 0-134-1zM30-120L52-124L50-90L58-6Q46 0 30-1z', hideInShade);
      sheet.path(
        'M-166-14h14v12q-8 0-14-4zM-148-14h14v14h-14zM-4-14h14v12q-8 0-14-4zM16-14h14v14h-14z',
        mix(light, hide, 0.3),
      );
      // Tusk, ear and eye.
      sheet.path('M134-150Q160-132 176-92Q150-100 122-126z', light);
      sheet.path(
        'M96-286Q60-314 24-284Q2-230 28-168Q40-136 62-144Q84-172 100-196Q116-250 96-286z',
        mix(hide, light, 0.2),
      );
      sheet.path(
        'M96-286Q116-250 100-196Q84-172 62-144Q52-140 44-144Q78-210 80-296Q90-294 96-286z',
        mix(hide, shadow, 0.24),
      );
      sheet.disc(134, -228, 7, shadow);
      // Bird.
      sheet.path('M-92-302q-4-28 20-34q4-10 14-8l12 8l-10 4q2 22-16 32l-30 10l-14 0z', accent);
      sheet.path('M-82-300q16-4 22-22q10 16-6 24z', mix(accent, shadow, 0.36));
      // Grass.
      sheet.path('M-200 4l8-34l8 24l8-30l8 40zM76 4l8-38l10 28l10-40l8 26l10-22l6 46z', '#6d8a4c');
    });
  },
};
