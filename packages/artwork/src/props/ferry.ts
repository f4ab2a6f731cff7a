import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A harbour ferry, two rows of windows, passengers at the rail, one fat funnel. */
export const ferry: Prop = {
  height: 64,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, water, sun }, signature) {
    const hull = mix(shadow, water, 0.2);
    const pane = mix(water, shadow, 0.45);
    const green = signature;
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-110-190V-250M120-190V-240', mix(shadow, light, 0.2), 6);
      sheet.path('M-24-186V-250H40V-186z', mix(sun, accent, 0.5));
      sheet.path('M16-186V-250H40V-186z', mix(accent, shadow, 0.3));
      sheet.path('M-24-238H40V-250H-24z', shadow);
      sheet.path('M-136-126L-120-190H126L144-126z', light);
      sheet.path('M60-190H126L144-126H60z', mix(light, shadow, 0.2));
      sheet.path('M-130-192H136V-200H-130z', green);
      sheet.path('M-170-62V-126H176V-62z', mix(light, '#f2dca8', 0.3));
      sheet.path('M90-62V-126H176V-62z', mix(light, shadow, 0.26));
      for (let x = -110; x < 110; x += 34) sheet.rect(x, -176, 22, 30, pane);
      for (let x = -156; x < 160; x += 34) sheet.rect(x, -110, 22, 26, x % 3 === 0 ? sun : pane);
      sheet.path('M-200-66Q0-52 200-66L184 0Q0 10-180 0z', hull);
      sheet.path('M-200-66Q0-52 200-66L197-52Q0-38-196-52z', green);
      sheet.path('M-190-20Q0-8 190-20L184 0Q0 10-180 0z', mix(accent, shadow, 0.2));
      for (const [x, coat] of [
        [-150, accent],
        [150, '#e3a94a'],
        [-128, '#3f8f8a'],
      ] as const) {
        sheet.path(`M${x - 10}-126q0-30 10-32t10 32z`, coat);
        sheet.disc(x, -166, 9, '#b97c58');
      }
    });
  },
};
