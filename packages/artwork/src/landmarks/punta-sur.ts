import { mix } from '../kit/mix.ts';
import { palm } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Cozumel: the white Celarain lighthouse with its gallery, the keepers' arcaded house at its foot, palms. */
export const puntaSur: Landmark = {
  width: 132,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix('#fcf3e2', body, 0.1);
    const dim = mix(white, shade, 0.4);
    const glass = mix(shade, body, 0.15);
    const sand = mix(body, '#f0d8a4', 0.7);
    const palmInks = [
      mix(shade, '#a9805c', 0.55),
      mix('#4f9a6a', body, 0.15),
      mix('#1f5f50', shade, 0.35),
    ] as const;
    palm(sheet, 34, -3, 52, palmInks);
    sheet.path('M-13-4L-8-80H8L13-4z', white);
    sheet.path('M4-4L2.5-80H8L13-4z', dim);
    sheet.path('M-5-66h3v-5h-3zM-5-52h3v-5h-3zM-5-38h3v-5h-3z', glass);
    sheet.path('M-11-80L-8-77H8L11-80V-82H-11z', white);
    sheet.path('M3-77V-82H11V-80L8-77z', dim);
    sheet.line('M-11-82V-86M-6-82V-86M6-82V-86M11-82V-86M-11-86H11', glass, 0.8);
    sheet.path('M-6-82V-92H6V-82z', mix(light, '#ffe0a0', 0.4));
    sheet.path('M-6-82V-92H-5V-82zM-.5-82V-92H.5V-82zM2-82V-92H6V-82z', glass);
    sheet.path('M-8-91Q-5-97 0-97.5 5-97 8-91z', accent);
    sheet.path('M2-91Q2-96 0-97.5 5-97 8-91z', mix(accent, shade, 0.4));
    sheet.path('M-.6-97V-100H.6V-97z', glass);
    sheet.path('M-46-3V-31H-4V-3z', white);
    sheet.path('M-12-3V-31H-4V-3z', dim);
    sheet.path('M-48-31H-2V-34H-48z', mix(white, dim, 0.35));
    sheet.path('M-43-21v-5h4v5zM-33-21v-5h4v5zM-23-21v-5h4v5z', glass);
    sheet.path('M-44-3V-10q3.5-6 7 0V-3zM-34-3V-10q3.5-6 7 0V-3zM-24-3V-10q3.5-6 7 0V-3z', glass);
    sheet.path('M-48-17H-8v2H-48z', mix(white, dim, 0.35));
    sheet.path('M6-3V-18H30V-3z', white);
    sheet.path('M20-3V-18H30V-3z', dim);
    sheet.path('M5-18H31V-20H5z', mix(white, dim, 0.35));
    sheet.path('M11-3V-11H16V-3zM22-8v-5h4v5z', glass);
    palm(sheet, -56, -2, 44, palmInks);
    sheet.path('M-64 0Q-54-6-40-5T-4-4 30-5 50-4L64 0z', sand);
    sheet.path('M14-3.5Q30-6 50-4L64 0H10Q26-1 14-3.5z', mix(sand, shade, 0.25));
    sheet.path('M40 0Q41-5 46-4 50-7 54-3L58 0zM-60 0Q-58-4-54-3-50-5-48 0z', mix(shade, sand, 0.35));
  },
};
