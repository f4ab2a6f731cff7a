import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A dog sledge: the driver on the runners, a wrapped passenger, two huskies in line at full stretch. */
export const sledge: Prop = {
  height: 42,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, skyTop }) {
    const deep = mix(accent, shadow, 0.36);
    const [wood, fur] = ['#a8693c', '#d9a86c'];
    const teal = mix('#3f8f8a', shadow, 0.1);
    const dog = (x: number, coat: string) => {
      const far = mix(coat, shadow, 0.5);
      sheet.at(x, -2, 1.02, () => {
        sheet.path('M8-36L36-26L50-12L44-6L24-18L0-28zM-36-44L-36-22L-50-4L-42 0L-24-16L-16-32z', far);
        sheet.path('M-30-54Q-54-62-46-84Q-32-94-24-80Q-38-72-18-58z', light);
        sheet.path(
          'M-40-50Q-12-68 20-62Q30-76 38-80L40-98L52-82Q62-78 76-62L66-54L52-52Q44-34 26-32Q-4-40-22-32Q-44-32-40-50z',
          coat,
        );
        sheet.path('M54-66L76-62L66-54L52-52Q44-34 26-32Q10-38-6-37Q38-42 54-66z', light);
        sheet.disc(53, -70, 3, shadow);
        sheet.path('M18-46L48-28L70-16L64-6L40-14L6-32zM-40-48L-54-24L-72-10L-62-2L-42-14L-16-34z', coat);
        sheet.line('M28-64L18-38M18-52H-24', accent, 6);
      });
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-62-36L0-54M60-54L122-54', mix(shadow, light, 0.2), 5);
      sheet.at(-30, 0, 0.88, () => {
        sheet.path('M-170-84h26l4 74h-28zM-178-14h44v10h-44z', mix(shadow, light, 0.12));
        sheet.path('M-182-80q-6-62 8-80q18-12 38 0q14 24 10 80q-28 10-56 0z', teal);
        sheet.path('M-148-165q6 2 12 5q14 24 10 80l-22 5q10-46 0-90z', mix(teal, shadow, 0.4));
        sheet.disc(-154, -172, 19, fur);
        sheet.disc(-149, -172, 13, '#8a5638');
        sheet.line('M-148-148L-118-110', mix(teal, shadow, 0.3), 15);
        sheet.line('M-128-12L-110-108H-122M-96-44V-12M-60-40V-12', wood, 7);
        sheet.path('M-102-46q-8-60 16-72q28 2 28 72z', deep);
        sheet.disc(-78, -126, 17, fur);
        sheet.disc(-73, -126, 12, '#dda47c');
        sheet.path('M-110-50Q-86-78-58-66L-36-52Q-24-42-26-30H-102z', accent);
        sheet.path('M-66-69Q-62-68-58-66L-36-52Q-24-42-26-30H-54q6-22-12-39z', deep);
        sheet.line('M-188-8H-46Q-24-10-24-34', wood, 8);
      });
      dog(24, mix(shadow, light, 0.38));
      dog(124, wood);
      sheet.path('M-200 10q4-20 30-14q40-10 80-2t110 0t140 0q34-2 40 16z', mix(light, skyTop, 0.1));
    });
  },
};
