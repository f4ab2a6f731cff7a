import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A duo: a guitarist on a stool, a bass player behind the big brown body of the double bass. */
export const musicians: Prop = {
  height: 103,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const black = mix(shadow, light, 0.18);
    const [wood, deepWood, gold] = ['#b5652f', '#7c4026', '#e3a24a'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M64-170h34L90 0H62zM96-170h34l6 170h-28z', black);
      sheet.path('M58-164q-12-96 8-136q34-22 70 0q18 60 10 136z', light);
      sheet.path('M104-312q20 2 32 12q18 60 10 136h-34q10-80-8-148z', mix(light, shadow, 0.32));
      sheet.rect(86, -336, 22, 28, '#8a5638');
      sheet.disc(98, -352, 27, '#8a5638');
      sheet.path('M70-350q-4-34 28-34q32 0 28 34q-20-14-34-14q-4 12-22 14z', '#2a1b26');
      sheet.line('M142-16V-2', shadow, 6);
      sheet.path(
        'M142-248q-40 2-42 40q2 24 14 36q-36 18-36 74q4 82 64 82t64-82q0-56-36-74q12-12 14-36q-2-38-42-40z',
        wood,
      );
      sheet.path(
        'M142-248q40 2 42 40q-2 24-14 36q36 18 36 74q-4 82-64 82q40-70 30-110t-8-60q12-30-22-62z',
        deepWood,
      );
      sheet.rect(135, -404, 13, 290, '#4a2820');
      sheet.path('M131-412q12-6 22 4l-4 24h-16zM122-392h40v7h-40z', '#4a2820');
      sheet.path('M124-112h36v9h-36z', '#4a2820');
      sheet.line('M110-150q-8 16 0 34M174-150q8 16 0 34', '#4a2820', 5);
      sheet.line('M68-284Q34-214 128-164', light, 22);
      sheet.line('M126-296Q176-320 152-356', mix(light, shadow, 0.32), 20);
      sheet.disc(132, -162, 12, '#8a5638');
      sheet.disc(146, -362, 12, '#8a5638');
      sheet.line('M-168-108L-178-4M-96-108L-88-4M-132-108V-8', deepWood, 9);
      sheet.path('M-184-118h104v16h-104z', deepWood);
      sheet.line('M-130-128H-52L-58-16', black, 36);
      sheet.line('M-126-122L-88-112L-104-16', mix(black, light, 0.12), 34);
      sheet.path('M-122-14h44v14h-44zM-74-14h48v14h-48z', shadow);
      sheet.path('M-172-112q-10-108 14-142q40-22 72 0q18 60 6 142z', accent);
      sheet.path('M-116-264q18 2 30 10q18 60 6 142h-32q16-80-4-152z', mix(accent, shadow, 0.36));
      sheet.rect(-130, -284, 22, 28, '#dda47c');
      sheet.disc(-116, -298, 26, '#dda47c');
      sheet.path('M-164-308q46-20 96 0l-4 10q-44-14-88 0zM-142-312q2-32 26-32t28 32z', light);
      sheet.path('M-116-150q-34 4-38-30q6-34 42-28q16-22 42-6q16 26-6 42q-8 26-40 22z', gold);
      sheet.path('M-70-214q16 26-6 42q-8 26-40 22q-20 2-30-8q60 10 76-56z', mix(gold, shadow, 0.32));
      sheet.line('M-96-184L32-246', '#4a2820', 10);
      sheet.line('M30-246l20-10', '#4a2820', 18);
      sheet.disc(-98, -182, 13, '#4a2820');
      sheet.line('M-160-232Q-196-170-118-172', accent, 22);
      sheet.line('M-88-236Q-40-190-4-226', mix(accent, shadow, 0.36), 20);
      sheet.disc(-110, -174, 11, '#dda47c');
      sheet.disc(2, -232, 11, '#dda47c');
    });
  },
};
