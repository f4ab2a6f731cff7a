import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A climber on the edge of a crag; the rope runs over the top and down to the person who secures it. */
export const climber: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, mid, ground }) {
    const rock = mix(mix(mid, ground, 0.5), light, 0.25);
    const dark = mix(rock, shadow, 0.4);
    const deep = mix(accent, shadow, 0.36);
    const [skin, legs] = ['#c98d68', mix(shadow, light, 0.18)];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path(
        'M-90 4L-52-62L-60-120L-10-196L-20-262L22-344L26-420L90-448L150-424L168-300L188-200L200 4z',
        rock,
      );
      sheet.path('M90-448L150-424L168-300L188-200L200 4H66L110-110L76-210L116-320z', dark);
      sheet.path('M-10-196L-20-262L22-344L26-420L90-448L60-350L70-280L30-210z', mix(rock, light, 0.4));
      sheet.path('M-90 4L-52-62L-60-120L-10-196L30-210L0-110L20-40L0 4z', mix(rock, light, 0.2));
      sheet.path('M76-210L30-150L60-90L40 4H66L110-110z', dark, 0.5);
      sheet.line('M-134-112Q-120-260-48-282M-44-284Q-6-380 26-424', light, 5);
      sheet.disc(28, -422, 8, accent);
      sheet.path('M-170-94h24L-152 0h-26zM-148-94h28L-100 0h-28z', legs);
      sheet.path('M-176-86q-6-62 6-84q22-14 48 0q10 30 4 84q-30 8-58 0z', '#e9b44c');
      sheet.path('M-136-175q8 0 14 5q10 30 4 84l-20 4q8-50 2-93z', mix('#e9b44c', shadow, 0.36));
      sheet.line('M-160-150L-142-112M-126-152L-128-112', '#8a5638', 13);
      sheet.rect(-156, -186, 16, 16, '#8a5638');
      sheet.disc(-146, -194, 18, '#8a5638');
      sheet.path('M-166-196q0-22 22-22q18 2 18 18z', mix(light, shadow, 0.1));
      sheet.line('M-66-262Q-20-260-32-190', legs, 30);
      sheet.line('M-74-256L-64-186L-56-130', mix(legs, light, 0.14), 28);
      sheet.path('M-70-132h28q10 6 8 12h-36zM-44-196h26q10 6 6 12h-30z', deep);
      sheet.line('M-40-344L8-366L20-398', skin, 17);
      sheet.path('M-94-262Q-92-330-62-362Q-36-376-20-354Q-28-300-48-252Q-72-246-94-262z', accent);
      sheet.path('M-40-368Q-28-366-20-354Q-28-300-48-252L-66-250Q-40-310-40-368z', deep);
      sheet.path('M-94-272Q-72-258-46-264l-3 14Q-76-244-95-258z', shadow);
      sheet.line('M-52-340L-14-314L6-330', skin, 17);
      sheet.disc(-38, -386, 22, skin);
      sheet.path('M-62-384q-2-30 26-30q24 2 24 24q-26-8-50 6z', light);
    });
  },
};
