import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A gliding scuba diver: mask, cylinder on the back, long fins, a few rising bubbles. */
export const diver: Prop = {
  height: 68,
  rests: 'in the air',
  draw(sheet, { light, accent, shadow, water }) {
    const suit = mix(shadow, water, 0.3);
    const lit = mix(suit, light, 0.24);
    const [skin, yellow] = ['#d49a72', '#f2b443'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M56-84L-52-96L-118-64', mix(suit, shadow, 0.4), 32);
      sheet.path('M-112-80Q-160-60-194-10Q-150-8-98-50z', mix(accent, shadow, 0.36));
      sheet.line('M56-86L-44-104L-124-122', suit, 34);
      sheet.path('M-112-140Q-156-156-200-138Q-176-96-116-102z', accent);
      sheet.path('M-114-120Q-150-126-200-138Q-176-96-116-102z', mix(accent, shadow, 0.25));
      sheet.path('M-30-96Q-30-140 40-140Q96-136 116-112Q110-70 60-62Q0-60-30-96z', suit);
      sheet.path('M-30-100Q-24-138 40-140Q96-136 116-112Q60-124-30-100z', lit);
      sheet.path('M-30-92Q40-104 114-102L112-92Q40-92-22-80z', accent);
      sheet.path('M-28-166Q-34-146-20-138L62-142q18-14 4-34z', yellow);
      sheet.path('M-24-152L-20-138L62-142q10-8 10-18z', mix(yellow, shadow, 0.32));
      sheet.rect(68, -168, 20, 16, mix(light, shadow, 0.35));
      sheet.line('M86-160Q120-176 138-138', shadow, 7);
      sheet.line('M88-86Q110-50 158-44', suit, 24);
      sheet.disc(166, -42, 13, skin);
      sheet.disc(134, -122, 31, suit);
      sheet.path('M132-144q24-4 32 20q-2 24-22 26q-20-16-10-46z', skin);
      sheet.path('M108-132l30-4l-2 12l-28 2z', yellow);
      sheet.path('M134-144h26q12 12 8 30l-30 2q-8-14-4-32z', yellow);
      sheet.path('M142-138h16q8 8 4 20l-18 2q-4-10-2-22z', mix(water, light, 0.5));
      sheet.path('M142-104h22v14h-16q-8-6-6-14z', shadow);
      for (const [x, y, radius] of [
        [170, -186, 12],
        [150, -214, 9],
        [176, -238, 15],
        [160, -262, 7],
      ] as const) {
        sheet.disc(x, y, radius, light, 0.75);
      }
    });
  },
};
