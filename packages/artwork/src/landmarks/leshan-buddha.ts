import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Sichuan: the seated Buddha cut from the red cliff above the meeting of the rivers, trees on the rim. */
export const leshanBuddha: Landmark = {
  width: 130,
  draw(sheet, { body, shade, accent }) {
    const cliff = mix(body, '#b07a5c', 0.45);
    const dark = mix(cliff, shade, 0.5);
    const figure = mix(body, '#d9b48c', 0.5);
    const dim = mix(figure, shade, 0.4);
    const green = mix(body, '#4f7a58', 0.55);
    sheet.path('M-65 0V-82Q-50-94-34-90L-28-60-32 0zM65 0V-80Q50-96 34-90L28-60 32 0z', cliff);
    sheet.path('M65 0V-80Q56-88 48-92L44-50 52 0zM-40-90L-34-90-28-60-32 0H-40z', dark);
    sheet.path('M-34 0V-92H34V0z', mix(dark, shade, 0.3));
    sheet.path(
      'M-65-80Q-60-94-48-92-40-100-30-92H-24Q-30-84-42-85-54-76-65-80zM65-78Q60-94 48-93 40-100 30-92H24Q30-84 42-86 54-76 65-78z',
      green,
    );
    sheet.path(
      'M-24 0V-34Q-24-42-18-44L-18-58Q-14-66-6-67H6Q14-66 18-58V-44Q24-42 24-34V0H12V-30H8V0H-8V-30H-12V0z',
      figure,
    );
    sheet.path('M6-67Q14-66 18-58V-44Q24-42 24-34V0H16V-34L10-40V-58z', dim);
    sheet.path('M-12-30H12V-36H-12z', dim);
    sheet.path('M-10-72Q-11-92 0-93T10-72Q8-66 0-66T-10-72z', figure);
    sheet.path('M3-93Q11-90 10-72Q8-66 3-66Q7-80 3-93z', dim);
    sheet.path('M-10-82Q-10-95 0-96T10-82Q0-90-10-82zM-3-95a3 4 0 0 1 6 0z', mix(shade, body, 0.2));
    sheet.path('M-12-80v9h-2v-9zM12-80v9h2v-9z', figure);
    sheet.line('M-5-79h3M2-79h3M-2-72h4', shade, 1);
    sheet.rect(40, -6, 6, 6, accent);
  },
};
