import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A four-wheel drive with a spare wheel, cans on its roof and dust behind. */
export const jeep: Prop = {
  height: 58,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun, ground }, signature) {
    const body = mix(mix(light, ground, 0.4), shadow, 0.06);
    const deep = mix(body, shadow, 0.36);
    const pane = mix(water, shadow, 0.5);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-236 0q-30-24-6-44 10-30 40-18 26-8 34 18 30 10 12 44z', mix(ground, light, 0.4), 0.8);
      sheet.line('M-150-216H70M-140-216V-200M60-216V-200M-40-216V-200', shadow, 7);
      sheet.path('M-130-216h60v-30h-60zM-58-216h44v-40h-44z', mix(accent, shadow, 0.1));
      sheet.path('M-4-216h64v-24H-4z', '#b8824e');
      sheet.path('M-176-112V-196H66L112-120z', body);
      sheet.path('M-160-116V-180H-90V-116zM-78-180H-8V-116H-78zM4-180H58L94-116H4z', pane);
      sheet.path('M-160-180H-120L-160-130zM-78-180H-40L-78-130zM4-180H40L4-130z', mix(pane, light, 0.3));
      sheet.path('M26-116q0-30 16-32t18 32z', signature);
      sheet.disc(44, -156, 12, '#a87050');
      sheet.path('M30-160q14-16 28 0l4 14H50z', light);
      sheet.path('M-184-120H112L180-106Q196-100 196-70V-40H-190Q-196-90-184-120z', body);
      sheet.path('M-190-76H196V-40H-190z', deep);
      sheet.rect(-188, -96, 380, 10, accent);
      sheet.line('M-84-118V-48M0-118V-48', deep, 4);
      sheet.disc(184, -86, 13, sun);
      sheet.disc(-196, -110, 34, shadow);
      sheet.disc(-196, -110, 16, deep);
      sheet.path('M176-50h30v14h-30z', shadow);
      for (const x of [-116, 116]) {
        sheet.path(`M${x - 52}-36q0-54 52-54t52 54z`, mix(shadow, body, 0.2));
        sheet.disc(x, -40, 40, shadow);
        sheet.disc(x, -40, 20, mix(light, shadow, 0.3));
        sheet.disc(x, -40, 8, shadow);
      }
    });
  },
};
