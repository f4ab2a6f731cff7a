import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A cruise liner seen from off the bow: raked stem, stepped white decks that recede, one funnel. */
export const ship: Prop = {
  height: 66,
  rests: 'on water',
  draw(sheet, { light, accent, shadow, water }) {
    const side = mix(light, shadow, 0.2);
    const pane = mix(water, shadow, 0.5);
    const hull = mix(shadow, water, 0.22);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-28-214L-20-258L-10-214M-42-258H2', mix(shadow, light, 0.25), 5);
      sheet.path('M50-190L58-262H112L122-186z', accent);
      sheet.path('M86-190L92-262H112L122-186z', mix(accent, shadow, 0.36));
      sheet.path('M57-246l2-18H111l3 16z', shadow);
      sheet.path('M-88-108L-76-154L-58-206L-20-222L20-212L20-100z', light);
      sheet.path('M-20-222L128-196L136-164L176-154L184-122L196-84L-40-92L-36-150z', side);
      sheet.path('M-58-206L-20-222L-22-204L-62-190zM-18-208L126-186L129-176L-20-192z', pane);
      sheet.path('M-76-156L-36-170L-37-158L-80-144zM-34-170L134-154L137-144L-34-158z', light);
      sheet.path('M-34-148L170-136L172-124L-34-134z', pane);
      sheet.path('M-88-118L-38-128L-38-116L-91-106zM-36-128L182-112L184-102L-38-116z', light);
      for (let x = -18; x < 180; x += 26) sheet.rect(x, -108 + (x + 18) * 0.05, 15, 10, accent);
      sheet.path('M-200-132Q-140-104-60-98T200-84L190 6H-136Q-166-60-200-132z', hull);
      sheet.path('M-200-132Q-150-110-96-102Q-104-50-84 6H-136Q-166-60-200-132z', mix(hull, light, 0.22));
      sheet.path('M-200-134Q-140-106-60-100T200-86l-1 9Q20-84-60-90T-194-118z', light);
      sheet.path('M-143-10Q20-4 192-8L190 6H-136z', accent);
      for (let x = -50; x < 176; x += 30) sheet.disc(x, -54 + x * 0.02, 5, light);
      sheet.path('M-178 8q20-22 44-26q10 20 50 26q-46 8-94 0z', light);
    });
  },
};
