import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Seville: a square minaret of brick lattice, on it a white belfry in shrinking storeys and a bronze woman with a palm. */
export const giralda: Landmark = {
  width: 90,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#dd9a5c', 0.72);
    const dark = mix(brick, shade, 0.6);
    const stone = mix(light, '#f0dcb8', 0.5);
    const dim = mix(stone, shade, 0.45);
    const spikes = (xs: readonly number[], y: number) =>
      xs.map((x) => `M${x - 1} ${y}l.4-6 .6-3 .6 3 .4 6z`).join('');
    sheet.path('M-37-26V-44H14V-26z', mix(stone, shade, 0.22));
    sheet.path(spikes([-36, -28, -20, -12, -4, 4, 12], -44), stone);
    sheet.path('M-45 0V-27H20V0z', stone);
    sheet.path(spikes([-44, -34, -24, -14, -4, 6], -27), stone);
    sheet.path('M-34-30v-6l2-4 2 4v6zM-26-30v-6l2-4 2 4v6zM-18-30v-6l2-4 2 4v6zM-10-30v-6l2-4 2 4v6z', shade);
    sheet.path(
      'M-42-6v-12l2-4 2 4v12zM-32-6v-12l2-4 2 4v12zM-22-6v-12l2-4 2 4v12zM-12-6v-12l2-4 2 4v12z',
      shade,
    );
    sheet.path('M20 0V-27H45V0z', dim);
    sheet.path(spikes([34, 39, 44], -27), dim);
    sheet.rect(12, -68, 12, 68, brick);
    sheet.rect(24, -68, 7, 68, dark);
    const lattice: string[] = [];
    for (let y = -62; y < -24; y += 4) lattice.push(`M13.5 ${y}l1.2 2-1.2 2M22.5 ${y}l-1.2 2 1.2 2`);
    sheet.line(lattice.join(''), dark, 0.9);
    sheet.path(
      'M17-54v-5a1.2 1.2 0 0 1 2.4 0v5zM17-42v-5a1.2 1.2 0 0 1 2.4 0v5zM17-30v-5a1.2 1.2 0 0 1 2.4 0v5zM17-14v-4a1.2 1.2 0 0 1 2.4 0v4z',
      shade,
    );
    sheet.path('M11-68H32V-70H11z', light);
    sheet.path('M12-70V-79H24V-70z', stone);
    sheet.path('M24-70V-79H31V-70z', dim);
    sheet.path('M13-70v-5a1 1 0 0 1 2 0v5zM17-70v-6a1.2 1.2 0 0 1 2.4 0v6zM21-70v-5a1 1 0 0 1 2 0v5z', shade);
    sheet.path('M11-79H32V-80H11zM12-80l.6-3 .6 3zM23-80l.6-3 .6 3zM30-80l.6-3 .6 3z', light);
    sheet.path('M15-80V-86H23V-80z', light);
    sheet.path('M23-80V-86H28V-80z', dim);
    sheet.path('M17-81v-3h1.5v3zM20-81v-3h1.5v3z', shade);
    sheet.path('M17-86V-90H22V-86zM18.5-90V-93H22V-90z', light);
    sheet.path('M22-86V-90H26V-86zM22-90V-93H24.5V-90z', dim);
    sheet.path('M19-93q2.5-3 5 0z', brick);
    sheet.path('M20.5-94L21-97.5 20.5-99 21.5-100 22.5-99 22-97.5 23.5-96.5V-98.5H24.5V-94z', accent);
  },
};
