import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * The Great Wall: a watchtower with windows close by, and the crenellated wall running over ridge after ridge
 * to two more towers.
 */
export const greatWall: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d3b892', 0.6);
    const [lit, dim] = [mix(stone, light, 0.3), mix(stone, shade, 0.5)];
    const hollow = mix(shade, stone, 0.12);
    const green = mix(body, '#6b8a5a', 0.4);
    const far = mix(body, light, 0.22);
    const tower = (x: number, foot: number, scale: number) => {
      sheet.at(x, foot, scale, () => {
        sheet.path('M-20 6L-18-40H18L20 6z', lit);
        sheet.path('M7 6V-40H18L20 6z', dim);
        sheet.path('M-20-40H20V-43H-20z', mix(lit, light, 0.4));
        sheet.path('M-20-43v-6h5v3h4v-3h5v3h4v-3h5v3h4v-3h5v3h3v-3h5v6z', lit);
        sheet.path('M7-43v-3h4v-3h1v3h3v-3h5v6z', dim);
        sheet.path(
          'M-15-20v-8q2.5-4 5 0v8zM-6-20v-8q2.5-4 5 0v8zM9-20v-8q1.5-4 3 0v8zM14-20v-8q1.2-4 2.5 0v8z',
          hollow,
        );
      });
    };
    sheet.path('M-95 0Q-90-36-76-58-66-70-56-60-44-48-30-54-8-60 6-46L40-20V0z', far);
    sheet.path('M-66-66Q-60-66-56-60-44-48-30-54-36-40-48-38-58-50-66-66z', mix(far, shade, 0.25));
    sheet.path('M-82-50L-76-60Q-66-72-56-62-46-52-36-54l3 4q-12 2-23-8-10-8-16 2z', mix(stone, far, 0.35));
    tower(-66, -66, 0.3);
    sheet.path('M-92 0Q-70-14-56-32-44-48-32-46-16-38-6-34 10-36 24-46L60-50Q84-42 92-20L95 0z', green);
    sheet.path(
      'M-32-46Q-16-38-6-34 0-20-14-12-20-4-10 0H-44Q-30-14-36-26zM60-50Q84-42 92-20L95 0H46Q64-16 56-34z',
      mix(green, shade, 0.45),
    );
    sheet.path('M-60-30Q-46-52-33-52-18-44-6-41 8-43 24-54V-42Q10-32-6-31-20-36-33-43-44-44-56-28z', lit);
    sheet.path('M-33-43Q-20-36-6-31 10-32 24-42V-45Q10-36-6-35-20-40-33-46z', dim);
    const notches = [
      [-52, -42],
      [-46, -48],
      [-39, -52],
      [-25, -49],
      [-18, -46],
      [-11, -43],
      [-4, -43],
      [3, -45],
      [9, -47],
      [15, -51],
    ] as const;
    sheet.path(notches.map(([x, y]) => `M${x} ${y + 3}v-4h3.5v4z`).join(''), lit);
    tower(-33, -48, 0.46);
    sheet.path('M36-46Q52-40 54-28 54-14 40 0H86Q88-18 78-34 70-44 56-50z', mix(lit, light, 0.3));
    sheet.path('M36-51Q55-46 59-30 60-14 48 0H40Q54-14 54-28 52-40 36-46z', dim);
    sheet.path('M56-57Q76-51 84-37 93-20 92 0H86Q88-18 78-34 70-44 56-50z', lit);
    sheet.path('M64-53v-4l5 2v5zM74-47v-5l4 4v5zM82-38v-5l3 5v6zM87-26v-6l2 6v7zM89-12v-7l2 7v7z', lit);
    sheet.line(
      'M59-36Q68-40 75-37M60-26Q72-29 81-27M58-16Q72-19 84-16M53-7Q70-10 86-7',
      mix(lit, dim, 0.5),
      0.9,
    );
    tower(40, -46, 1.1);
    sheet.path('M-95 0Q-80-10-62-8-44-14-26-8-4-14 16-8 38-12 58-3L66 0z', mix(green, shade, 0.25));
    sheet.path('M68-10V-17H69.5V-10zM70.5-10V-17H72V-10z', hollow);
    sheet.path('M67-16L68-24Q70-27 72-24L73-16z', accent);
    sheet.disc(70, -27, 1.8, mix(shade, stone, 0.3));
  },
};
