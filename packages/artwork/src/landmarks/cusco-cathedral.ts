import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Cusco: a broad front of reddish stone, two squat belfries under small domes, a tall baroque portal between. */
export const cuscoCathedral: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#c08a6e', 0.65);
    const [lit, dim] = [mix(stone, light, 0.28), mix(stone, shade, 0.48)];
    const hollow = mix(shade, stone, 0.15);
    const trim = mix(lit, light, 0.4);
    const far = mix(body, light, 0.2);
    sheet.path('M-75 0V-30Q-56-50-34-52-8-64 16-56 44-60 58-44L75-30V0z', far);
    sheet.path('M16-56Q44-60 58-44L75-30V0H30Q44-30 16-56z', mix(far, shade, 0.25));
    for (const side of [-1, 1] as const) {
      const x = side * 60;
      sheet.path(`M${x - 13} 0V-26L${x - 6}-34Q${x}-40 ${x + 6}-34L${x + 13}-26V0z`, side < 0 ? lit : stone);
      sheet.path(`M${x + 6} 0V-34L${x + 13}-26V0z`, dim);
      sheet.path(`M${x - 5} 0V-10q5-8 10 0V0zM${x - 2}-22v-3q2-4 4 0v3z`, hollow);
      sheet.path(
        `M${x - 13}-26L${x - 6}-34Q${x}-40 ${x + 6}-34L${x + 13}-26v-2L${x + 6}-36Q${x}-42 ${x - 6}-36L${x - 13}-28z`,
        trim,
      );
    }
    sheet.path('M-48 0V-54H48V0z', stone);
    sheet.path('M-26 0V-58H26V0z', lit);
    for (const x of [-36, 36]) {
      sheet.path(`M${x - 13} 0V-56H${x + 13}V0z`, lit);
      sheet.path(`M${x + 5} 0V-56H${x + 13}V0z`, dim);
      sheet.path(`M${x - 11}-56V-78H${x + 11}V-56z`, lit);
      sheet.path(`M${x + 4}-56V-78H${x + 11}V-56z`, dim);
      sheet.path(
        `M${x - 8}-58v-11q3-5 6 0v11zM${x + 0}-58v-11q1.5-5 4 0v11zM${x + 6}-58v-11q1.5-4 3 0v11z`,
        hollow,
      );
      sheet.path(`M${x - 14}-54H${x + 14}v-3H${x - 14}zM${x - 13}-77H${x + 13}v-2H${x - 13}z`, trim);
      sheet.path(`M${x - 11}-79v-5l2-3 2 3v5zM${x + 7}-79v-5l2-3 2 3v5z`, stone);
      sheet.path(`M${x - 8}-79Q${x - 8}-90 ${x}-91 ${x + 8}-90 ${x + 8}-79z`, stone);
      sheet.path(`M${x + 2}-79Q${x + 3}-88 ${x}-91 ${x + 8}-90 ${x + 8}-79z`, dim);
      sheet.path(`M${x - 1}-90v-2.5h-1.5v-2h1.5V-100h2v5.5h1.5v2h-1.5V-90z`, trim);
      sheet.path(`M${x - 3}-34v-6q3-5 6 0v6zM${x - 3}-12v-8h6v8z`, hollow);
    }
    sheet.path('M-20-54Q-20-66-10-67 0-78 10-67 20-66 20-54z', stone);
    sheet.path('M6-54V-70L10-67Q20-66 20-54z', dim);
    sheet.path('M-23-54H23v-3H-23zM-20-32H20v-2H-20z', trim);
    for (const x of [-19, -12, 10, 17]) sheet.rect(x, -54, 2, 54, trim);
    sheet.path('M-8 0V-18Q-8-27 0-27T8-18V0z', hollow);
    sheet.path('M-6 0V-18Q-6-24 0-25V0z', accent);
    sheet.path('M-5-38v-8q5-7 10 0v8zM-3-57v-4q3-5 6 0v4z', hollow);
    sheet.path(
      'M-18-6v-10q1.5-3 3 0v10zM-18-38v-9q1.5-3 3 0v9zM13-6v-10q1.5-3 3 0v10zM13-38v-9q1.5-3 3 0v9z',
      dim,
    );
    sheet.path('M-75 0V-2H75V0zM-54-2V-4H54V-2zM-50-4V-6H50V-4z', mix(stone, light, 0.35));
    sheet.path('M14 0V-6H50V-4H54V-2H75V0z', mix(stone, shade, 0.2));
  },
};
