import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

type Inks = Parameters<Prop['draw']>[1];

/** A guitarist on a stool, at the left of the prop’s middle. */
export function drawGuitarist(sheet: Sheet, { light, accent, shadow }: Inks): void {
  const black = mix(shadow, light, 0.18);
  const [deepWood, gold] = ['#7c4026', '#e3a24a'];
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
}

/** A guitarist alone. */
export const guitarist: Prop = {
  height: 82,
  rests: 'on ground',
  draw(sheet, inks) {
    sheet.at(0, 0, PROP_SCALE, () => sheet.at(90, 0, 1, () => drawGuitarist(sheet, inks)));
  },
};
