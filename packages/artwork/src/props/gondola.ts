import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A long black boat with an iron comb at the bow; the rower stands astern in a striped shirt and a straw hat. */
export const gondola: Prop = {
  height: 63,
  rests: 'on water',
  draw(sheet, { light, accent, shadow }) {
    const hull = mix(shadow, accent, 0.06);
    const legs = mix(shadow, light, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-26-158L-64 20', '#b98a52', 7);
      sheet.line('M-58-8L-66 26', '#b98a52', 15);
      sheet.path('M-136-30l14-84h34l22 84h-18l-22-54l-12 54z', legs);
      sheet.path('M-124-108q-12-56 6-82q18-10 36 0q14 30 0 84q-22 6-42-2z', light);
      sheet.path('M-96-194q8 0 14 4q14 30 0 84l-12 2q8-48-2-90z', mix(light, shadow, 0.3));
      sheet.line('M-126-166q24 8 48 0M-128-146q26 8 52 0M-127-126q24 8 48 0', shadow, 7);
      sheet.path('M-124-112q20 8 42 2v12q-22 6-43-2z', accent);
      sheet.line('M-112-178q30 20 72 30M-92-180Q-60-170-34-122', '#c98d68', 12);
      sheet.rect(-104, -206, 16, 18, '#c98d68');
      sheet.disc(-94, -216, 17, '#c98d68');
      sheet.path('M-128-224q34-14 70 0l-4 8q-32-8-62 0zM-112-226l2-22q16-8 34 0l2 22z', '#f0cd84');
      sheet.path('M-112-230q18 6 38 0l1 8q-20 6-40 0z', accent);
      for (const [x, coat, skin, hair] of [
        [22, light, '#e0ac85', '#5a3226'],
        [66, '#e3a94a', '#8a5638', '#2a1b26'],
      ] as const) {
        sheet.path(`M${x - 24}-14q-4-58 22-62q28 4 26 62z`, coat);
        sheet.path(`M${x + 4}-14q8-30-4-61q24 6 24 61z`, mix(coat, shadow, 0.36));
        sheet.disc(x, -88, 16, skin);
        sheet.path(`M${x - 18}-84q-2-24 18-24q20 2 18 22q-16-6-20-6q-4 8-16 8z`, hair);
      }
      sheet.path('M-34-22q6-40 22-42l10 42zM92-22q10-34 22-36l8 34z', accent);
      sheet.path(
        'M-200-84Q-160-30-60-24T140-34Q180-42 190-104L200-104Q204-30 160-6Q60 12-60 10Q-170 6-200-84z',
        hull,
      );
      sheet.path('M-200-84Q-160-30-60-24T140-34L148-30Q40-12-60-16T-200-84z', mix(shadow, light, 0.5));
      sheet.path(
        'M186-136q18-4 16 18l-2 20H188zM176-118h14v7h-14zM176-104h14v7h-14zM176-90h14v7h-14z',
        light,
      );
    });
  },
};
