import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Athens: the temple at a corner, eight columns under a broken gable, high on its walled rock. */
export const parthenon: Landmark = {
  width: 180,
  draw(sheet, { body, shade, light }) {
    const marble = mix(body, '#efd6a8', 0.62);
    const [lit, dim] = [mix(marble, '#fff3dc', 0.55), mix(marble, shade, 0.45)];
    const rock = mix(body, '#b98d68', 0.4);
    const [crag, wall] = [mix(rock, shade, 0.6), mix(rock, light, 0.35)];
    sheet.path('M-90 0L-86-14-78-20-74-34-66-40-62-48H66L72-38 80-32 82-18 88-10 90 0z', rock);
    sheet.path('M66-48L72-38 80-32 82-18 88-10 90 0H44L50-14 40-24 48-38 40-48z', crag);
    sheet.path(
      'M-62-38L-50-38-54-26-46-18-52-6-50 0H-66L-60-12-66-22zM-30-38H-8L-14-28-6-18-16-8-14 0H-34L-28-14-36-24zM14-38H30L22-28 28-16 20-6 22 0H4L10-14 2-22z',
      mix(rock, crag, 0.55),
    );
    sheet.path('M-66-36V-52H-56V-50H62V-52H70V-36L56-34 30-37 6-34-20-37-44-34z', wall);
    sheet.path('M30-37V-50H62V-52H70V-36L56-34z', mix(wall, shade, 0.45));
    sheet.path('M-64-52V-64H-62V-67H-52L-50-64V-52z', mix(marble, dim, 0.5));
    sheet.path('M-63-52V-62H-61V-52zM-59-52V-62H-57V-52zM-55-52V-62H-53V-52z', lit);
    const hollow = mix(shade, marble, 0.15);
    sheet.rect(-44, -84, 36, 32, hollow);
    sheet.path('M-8-84H58V-52H-8z', mix(hollow, shade, 0.6));
    sheet.path('M28-74H58V-52H28z', mix(marble, shade, 0.75));
    sheet.path('M-46-56H-7V-50H-49V-53H-46z', lit);
    sheet.path('M-7-56H60V-53H63V-50H-7z', dim);
    const front: string[] = [];
    const flank: string[] = [];
    for (let i = 0; i < 8; i++) {
      const x = -45 + i * 5;
      front.push(`M${x}-56L${x + 0.5}-82H${x - 0.3}v-2h3.6v2h-.8L${x + 3}-56z`);
    }
    for (let i = 0; i < 12; i++) {
      const x = -4 + i * 5.2;
      if (i === 7 || i === 8) continue;
      flank.push(`M${x.toFixed(1)}-56v-26h-.4v-2h3.2v2h-.4v26z`);
    }
    sheet.path(flank.join(''), mix(marble, dim, 0.35));
    sheet.path('M32.4-56v-12l2-2 .8 1V-56zM37.6-56v-9l2.2-1V-56z', mix(marble, dim, 0.35));
    sheet.path(front.join(''), lit);
    sheet.path('M-47-84H-6V-91H-47z', lit);
    sheet.path('M-6-84H28L31-87V-91H-6zM44-84H60V-90H48L44-87z', dim);
    sheet.path('M-47-91H-6V-92.5H-47z', mix(marble, light, 0.2));
    sheet.path(
      'M-44-86H-40V-89H-44zM-36-86H-32V-89H-36zM-28-86H-24V-89H-28zM-20-86H-16V-89H-20zM-12-86H-9V-89H-12z',
      dim,
    );
    sheet.path('M-48-92L-30-98-27-100-22-99-20-97-13-97-5-92.5z', marble);
    sheet.path('M-40-93L-29-97H-22L-16-95-14-93z', mix(marble, dim, 0.7));
  },
};
