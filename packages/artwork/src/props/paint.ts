import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An easel with a landscape half done, a palette and a jar of brushes on the stool beside it. */
export const paint: Prop = {
  height: 112,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, skyTop, skyLow, mid, near, water }) {
    const [wood, dark] = ['#b57a48', mix('#b57a48', shadow, 0.45)];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-64-400L-20-10', dark, 12);
      sheet.line('M-72-436L-178-6M-56-436L52-6', wood, 14);
      sheet.line('M-64-440V-350', wood, 16);
      sheet.path('M-186-398H62V-176H-186z', light);
      sheet.path('M50-398H62V-176H-186v-10H50z', mix(light, shadow, 0.35));
      sheet.path('M-172-384H40V-290H-172z', mix(skyTop, skyLow, 0.55));
      sheet.path('M-172-346Q-60-360 40-344V-280H-172z', skyLow);
      sheet.disc(-104, -318, 32, accent);
      sheet.path('M-172-296L-120-316L-60-288L-6-340L40-300V-262H-172z', mid);
      sheet.path('M-6-340L40-300V-262H0L8-300z', mix(mid, shadow, 0.3));
      sheet.path('M-172-272H40V-196H-172z', mix(water, light, 0.2));
      sheet.path('M-172-224Q-90-252-20-218L10-196H-172z', near);
      sheet.path('M-126-250q22-6 44 0q-22 6-44 0zM-40-246q22-6 44 0q-22 6-44 0z', light);
      sheet.path('M-200-178H76v18H-200z', wood);
      sheet.path('M-40-178H76v18H-40z', mix(wood, shadow, 0.3));
      sheet.path('M-64-428h0M-84-412h40v20h-40z', dark);
      sheet.line('M112-116L98-4M184-116L196-4M148-116V-8', dark, 10);
      sheet.path('M92-132H200v18H92z', wood);
      sheet.path('M160-132H200v18H160z', dark);
      sheet.line('M160-190L150-252M172-190L176-262M182-190L196-240', '#d9a86c', 6);
      sheet.line('M150-252l-3-16M176-262l1-18M196-240l6-14', shadow, 11);
      sheet.path('M148-196H192L186-132H154z', mix(light, water, 0.35));
      sheet.path('M174-196H192L186-132H168z', mix(water, shadow, 0.25));
      sheet.path('M82-132Q64-178 96-206Q130-222 142-190Q146-160 132-150Q122-144 126-132z', '#dcae74');
      for (const [x, y, ink] of [
        [94, -186, accent],
        [116, -196, '#f2b443'],
        [88, -160, mix(water, shadow, 0.1)],
        [128, -178, '#4f7d5a'],
      ] as const) {
        sheet.disc(x, y, 9, ink);
      }
      sheet.disc(108, -154, 8, shadow);
    });
  },
};
