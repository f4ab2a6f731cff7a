import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Bangkok: a golden bell with rings up to its needle, tiered roofs in green and orange beside it. */
export const goldenChedi: Landmark = {
  width: 96,
  draw(sheet, { body, shade, light, accent }) {
    const gold = mix('#e3a93c', body, 0.14);
    const dim = mix(gold, shade, 0.42);
    const green = mix('#3f8a62', body, 0.2);
    const orange = mix('#d9733c', body, 0.15);
    sheet.path('M-48 0V-5H48V0z', mix(light, body, 0.4));
    sheet.path('M12-5V-26H42V-5z', mix(light, '#fbf0dc', 0.4));
    sheet.path('M27-5V-26H42V-5z', shade, 0.3);
    sheet.path(
      repeatAlong(16, 7.5, 4, (x) => block(x, -5, 3, 15)),
      gold,
    );
    for (const [y, width, ink] of [
      [-26, 21, green],
      [-34, 15, orange],
      [-42, 9, green],
    ] as const)
      sheet.path(
        `M${27 - width - 3} ${y + 2}Q${27 - width * 0.5} ${y - 4} 27 ${y - 16}Q${27 + width * 0.5} ${y - 4} ${27 + width + 3} ${y + 2}z`,
        ink,
      );
    sheet.path('M26-56L27-66 28-56z', gold);
    sheet.path('M-44-5V-12H8V-5zM-40-12V-19H4V-12zM-36-19V-25H0V-19z', gold);
    sheet.path('M-6-5V-12H8V-5zM-9-12V-19H4V-12zM-10-19V-25H0V-19z', dim);
    sheet.path('M-34-25Q-33-44-27-52H-9Q-3-44-2-25z', gold);
    sheet.path('M-13-52H-9Q-3-44-2-25H-12Q-10-42-13-52z', dim);
    sheet.path('M-25-52V-57H-11V-52z', mix(gold, light, 0.4));
    sheet.path('M-24-57L-19-84H-17L-12-57z', gold);
    sheet.path('M-16-57L-18-84H-17L-12-57z', dim);
    sheet.line('M-23-61H-13M-22-66H-14M-21.5-71H-14.5M-20.5-76H-15.5', mix(gold, light, 0.5), 1);
    sheet.path('M-18.6-84L-18-98-17.4-84z', gold);
    sheet.path('M-18.6-98a.7.7 0 0 1 1.2 0V-96h-1.2zM-19-98V-100H-17V-98z', accent);
  },
};
