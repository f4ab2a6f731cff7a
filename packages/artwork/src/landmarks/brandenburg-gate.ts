import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Berlin: six columns, a flat attic, the green chariot; far behind, the sphere of the Fernsehturm on its needle. */
export const brandenburgGate: Landmark = {
  width: 134,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e6c694', 0.72);
    const [lit, dim] = [mix(stone, light, 0.4), mix(stone, shade, 0.45)];
    const copper = mix('#4f9682', body, 0.2);
    const steel = mix(body, light, 0.5);
    sheet.path('M38.5 0L40.5-62H42V0z', steel);
    sheet.path('M42 0V-62H43.5L45.5 0z', mix(steel, shade, 0.5));
    sheet.path('M40.8-68V-78H43.2V-68z', steel);
    sheet.path('M41.3-78V-81H42.7V-78zM41.3-84V-87H42.7V-84zM41.6-90V-94H42.4V-90z', light);
    sheet.path('M41.3-81V-84H42.7V-81zM41.4-87V-90H42.6V-87zM41.7-94V-100H42.3V-94z', accent);
    sheet.disc(42, -64, 7, steel);
    sheet.path('M44-70.7A7 7 0 0 1 44-57.3Q47-64 44-70.7z', mix(steel, shade, 0.5));
    sheet.path('M35-64.5H49V-62.5H35z', shade);
    for (const x of [-66, 48]) {
      sheet.rect(x, -17, 18, 17, x < 0 ? stone : dim);
      sheet.path(`M${x - 1}-17h20l-3-5h-14z`, x < 0 ? lit : stone);
      sheet.path([3, 8, 13].map((at) => `M${x + at} 0v-13h3v13z`).join(''), shade);
    }
    sheet.rect(-46, -24, 92, 24, shade);
    const columns = [-46, -31, -16, 11, 26, 41] as const;
    for (const x of columns) {
      sheet.rect(x, -24, 3, 24, lit);
      sheet.rect(x + 3, -24, 2, 24, dim);
      sheet.rect(x - 1, -25, 7, 2, lit);
      sheet.rect(x - 1, -1, 7, 1, stone);
    }
    sheet.rect(-49, -29, 98, 4, stone);
    sheet.rect(-50, -30, 100, 2, lit);
    sheet.rect(-46, -36, 92, 6, stone);
    sheet.rect(22, -36, 24, 6, dim);
    sheet.rect(-38, -40, 76, 4, stone);
    sheet.rect(18, -40, 20, 4, dim);
    sheet.rect(-39, -41, 78, 1, lit);
    let metopes = '';
    for (let x = -44; x < 44; x += 6) metopes += `M${x}-28h2v2h-2z`;
    sheet.path(metopes, dim);
    sheet.rect(-12, -44, 24, 3, stone);
    const horses = [-10, -5, 0, 5].map((x) => `M${x}-44v-5l-1-1 .5-3 1.5-1 1 2v1h4v7h-1v-3h-3v3z`);
    sheet.path(horses.join(''), copper);
    sheet.path('M6-44v-4h5v4zM8-48l-1-4 1-2 1-1.5 1 1.5v6zM6.5-52V-59h.6v7z', mix(copper, shade, 0.3));
    sheet.path('M4.8-59h4v-1.5h-4z', copper);
  },
};
