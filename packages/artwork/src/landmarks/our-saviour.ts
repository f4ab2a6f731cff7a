import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Copenhagen: a red-brick tower whose spire winds up like a shell, with a gilt stair around the outside. */
export const ourSaviour: Landmark = {
  width: 56,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix('#a8584a', body, 0.25);
    const dim = mix(brick, shade, 0.45);
    const dark = mix(body, '#3f5560', 0.6);
    const gold = mix('#e3ad45', body, 0.1);
    sheet.path('M-27 0V-20H27V0z', brick);
    sheet.path('M-29-20L-20-29H20L29-20z', mix('#b95a44', body, 0.2));
    sheet.path('M-10 0V-52H10V0z', brick);
    sheet.path('M3 0V-52H10V0zM14 0V-20H27V0z', dim);
    sheet.path(
      `${arch(0, -6, 5, 10)}${arch(0, -34, 5, 12)}${arch(-19, -4, 5, 11)}${arch(19, -4, 5, 11)}`,
      shade,
    );
    sheet.path('M-13-50H13V-54H-13z', mix(light, brick, 0.3));
    sheet.path('M-9-54V-64H9V-54z', dark);
    sheet.path('M-9-64L-1-94H1L9-64z', dark);
    sheet.path('M3-64L0-94H1L9-64z', mix(dark, shade, 0.5));
    sheet.line('M-11-56L10-60M-9-65L8-68M-7-72L6-75M-5.5-79L4.5-81M-4-85L3-87', gold, 1.8);
    sheet.disc(0, -95, 2.4, gold);
    sheet.path('M-.5-96V-100H.5V-96z', accent);
  },
};
