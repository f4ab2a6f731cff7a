import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Montserrat: a comb of rounded stone fingers, the monastery on its ledge beneath them. */
export const montserrat: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const rock = mix(body, '#cbb093', 0.5);
    const [dim, pale] = [mix(rock, shade, 0.45), mix(rock, light, 0.45)];
    const green = mix(shade, '#4f7a52', 0.55);
    const back = mix(rock, light, 0.3);
    sheet.path(
      'M-100 0V-44q6-12 12 0 2-26 10-26t9 22q4-34 12-34t10 32q5-40 13-40t10 38q4-30 12-30t10 30q6-36 14-36t10 34q6-26 13-26t9 24q5-16 11-16t9 14V0z',
      back,
    );
    const fingers = [
      [-84, 58, 17],
      [-64, 76, 19],
      [-42, 92, 21],
      [-19, 100, 22],
      [6, 86, 20],
      [28, 94, 20],
      [49, 74, 19],
      [68, 60, 18],
      [86, 44, 16],
    ] as const;
    for (const [x, tall, wide] of fingers) {
      const half = wide / 2;
      sheet.path(
        `M${x - half - 3} 0L${x - half} ${-tall + 16}Q${x - half + 1} ${-tall} ${x} ${-tall}T${x + half} ${-tall + 18}L${x + half + 3} 0z`,
        rock,
      );
      sheet.path(
        `M${x} ${-tall}Q${x + half} ${-tall} ${x + half} ${-tall + 18}L${x + half + 3} 0H${x + 2}Q${x + 5} ${-tall / 2} ${x} ${-tall}z`,
        dim,
      );
      sheet.line(
        `M${x - half + 2} ${-tall * 0.66}q4-2 7 0M${x - half + 1} ${-tall * 0.48}q5-2 8 0`,
        pale,
        1.6,
      );
    }
    sheet.path('M-100 4V-16Q-80-30-62-20-44-34-26-22-4-32 16-22 36-32 56-20 78-28 100-14V4z', green);
    const wall = mix(light, '#e7cfa4', 0.5);
    sheet.path('M-40-14V-34H-8V-40H8V-32H34V-14z', wall);
    sheet.path('M16-14V-32H34V-14zM0-40H8V-14H0z', mix(wall, shade, 0.35));
    sheet.path('M-42-34L-24-39-8-34zM-10-40L0-47 10-40zM8-32L21-37 36-32z', mix(accent, shade, 0.25));
    sheet.path(
      'M-36-20v-7h3v7zM-29-20v-7h3v7zM-22-20v-7h3v7zM-15-20v-7h3v7zM11-20v-6h3v6zM19-20v-6h3v6zM27-20v-6h3v6z',
      shade,
    );
    sheet.path('M-100 4V-5Q-70-16-44-8-14-18 16-8 50-16 100-4V4z', mix(green, shade, 0.45));
  },
};
