import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Santorini: white cubes stepping down a dark cliff, three blue domes and a belfry of three bells. */
export const santoriniDomes: Landmark = {
  width: 164,
  draw(sheet, { body, shade, accent }) {
    const white = mix('#fdf6ea', body, 0.1);
    const dim = mix(white, mix('#7d9cc0', shade, 0.25), 0.55);
    const blue = mix('#2f6fb3', body, 0.12);
    const cliff = mix(body, '#a1604c', 0.5);
    const house = (x: number, y: number, width: number, height: number, side: number) => {
      sheet.rect(x, y, width - side, height, white);
      sheet.rect(x + width - side, y, side, height, dim);
    };
    const dome = (x: number, foot: number, radius: number) => {
      sheet.path(`M${x - radius} ${foot}a${radius} ${radius * 1.05} 0 0 1 ${2 * radius} 0z`, blue);
      sheet.path(
        `M${x + radius * 0.2} ${foot}Q${x + radius * 0.6} ${foot - radius * 0.7} ${x} ${foot - radius * 1.05}A${radius} ${radius * 1.05} 0 0 1 ${x + radius} ${foot}z`,
        mix(blue, shade, 0.4),
      );
      sheet.path(
        `M${x - 0.5} ${foot - radius}v-6h1v1.8h1.6v1h-1.6V${foot - radius}zM${x - 2} ${foot - radius - 4.2}h2v1h-2z`,
        white,
      );
    };
    sheet.path('M-82 0L-80-16-77-30-75-66-50-72-20-66 10-50 30-40 44-24 60-14 75 0z', cliff);
    sheet.path(
      'M-44 0L-36-24-50-44-20-40-8-20 0 0zM14 0L20-20 8-40 30-40 44-24 60-14 75 0z',
      mix(cliff, shade, 0.55),
    );
    sheet.line('M-78-22Q-50-28-34-20T4-14 36-10', mix(cliff, '#e0b48a', 0.35), 2);
    house(-75, -78, 22, 42, 6);
    house(-58, -70, 30, 34, 8);
    dome(-43, -76, 14);
    sheet.rect(-57, -78, 28, 10, white);
    sheet.rect(-37, -78, 8, 10, dim);
    sheet.path('M-72-78V-92H-68V-96Q-64-103-60-96V-92H-56V-78z', white);
    sheet.path('M-60-78V-99Q-60-97-60-96V-92H-56V-78z', dim);
    sheet.path('M-71-80v-6q1.5-3 3 0v6zM-66-80v-6q1.5-3 3 0v6zM-66-90v-4q1.5-3 3 0v4z', blue);
    house(-28, -62, 26, 30, 7);
    house(-6, -60, 18, 24, 5);
    dome(-14, -66, 10);
    sheet.rect(-25, -67, 22, 6, white);
    sheet.rect(-9, -67, 6, 6, dim);
    house(-70, -50, 26, 22, 7);
    house(-44, -46, 26, 20, 6);
    house(-20, -42, 24, 18, 6);
    house(4, -46, 18, 22, 5);
    dome(30, -38, 9);
    house(20, -39, 20, 19, 6);
    house(36, -26, 18, 14, 5);
    house(-56, -34, 24, 14, 6);
    house(-2, -28, 20, 12, 5);
    const doors = [
      [-66, -38],
      [-38, -34],
      [-14, -31],
      [9, -34],
      [26, -27],
      [41, -17],
      [3, -20],
    ] as const;
    sheet.path(doors.map(([x, y]) => `M${x} ${y}v-6q2-4 4 0v6z`).join(''), blue);
    const windows = [
      [-58, -46],
      [-30, -42],
      [-72, -66],
      [-51, -62],
      [-22, -55],
      [-1, -54],
      [-50, -30],
    ] as const;
    sheet.path(windows.map(([x, y]) => `M${x} ${y}h3v4h-3z`).join(''), mix(shade, blue, 0.3));
    sheet.path('M-30-26q-4-1-3-5 1-3 4-2 2-4 6-2 4 0 3 4 2 4-2 5z', accent);
  },
};
