import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Dublin: a white cast-iron footbridge in one low arch under three lamps; behind it the green dome of the Custom House. */
export const hapennyBridge: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#cdbfa6', 0.5);
    const dim = mix(stone, shade, 0.45);
    const white = mix(light, '#fdf7ea', 0.75);
    const copper = mix('#5fa690', body, 0.2);
    sheet.path('M-96 0V-46H96V0z', stone);
    sheet.path('M50 0V-46H96V0zM-98-46H98V-49H-98z', dim);
    let posts = '';
    for (let x = -92; x < 92; x += 8) posts += `M${x}-49v-4h2v4z`;
    sheet.path(`${posts}M-98-53H98V-54H-98z`, stone);
    let windows = '';
    for (let x = -88; x < 90; x += 11) windows += `M${x}-34h4v-8h-4zM${x}-16v-9a2 2 0 0 1 4 0v9z`;
    sheet.path(windows, shade);
    sheet.path('M12-46V-54L33-64 54-54V-46z', stone);
    sheet.path('M16-54L33-62 50-54z', dim);
    sheet.path('M24-62V-80H36V-62z', stone);
    sheet.path('M36-62V-80H42V-62z', dim);
    sheet.path(
      'M27-64v-11a1 1.5 0 0 1 2 0v11zM31.5-64v-11a1 1.5 0 0 1 2 0v11zM37.5-64v-11a1 1.5 0 0 1 2 0v11z',
      shade,
    );
    sheet.path('M22-79H44V-81H22z', white);
    sheet.path('M23.5-81Q23.5-92 33-92 42.5-92 42.5-81z', copper);
    sheet.path('M33-92Q42.5-92 42.5-81H36Q37-90 33-92z', mix(copper, shade, 0.45));
    sheet.path('M31-91V-95H35V-91zM32-95L32.5-99 33-100 33.5-99 34-95z', stone);
    sheet.path('M-100 0V-9H100V0z', mix(dim, shade, 0.5));
    sheet.path('M-100 0V-26H-78L-72-10V0zM100 0V-26H78L72-10V0z', stone);
    sheet.path('M86 0V-26H100V0zM78-26L72-10V0H78z', dim);
    sheet.path('M-80-26Q0-54 80-26V-22Q0-50-80-22z', white);
    sheet.path('M-78-12Q0-52 78-12V-8Q0-48-78-8z', white);
    sheet.path('M0-40Q44-40 80-22V-20Q44-38 0-38z', dim);
    let ribs = '';
    let bars = '';
    for (let x = -72; x <= 72; x += 6) {
      const far = (x / 80) ** 2;
      const deck = Math.round(-40 + 14 * far);
      if (Math.abs(x) > 20) ribs += `M${x} ${deck + 4}V${Math.round(-30 + 18 * far)}`;
      bars += `M${x} ${deck}v-8M${x + 3} ${deck}v-8`;
    }
    sheet.line(`${ribs}M-80-34Q0-62 80-34`, white, 1.2);
    sheet.line(bars, white, 0.6);
    sheet.path('M-84 0V-37l3-4 3 4V0zM78 0V-37l3-4 3 4V0z', white);
    sheet.path('M81-41l3 4V0h-3z', dim);
    for (const [x, y] of [
      [-46, -43],
      [0, -48],
      [46, -43],
    ] as const) {
      sheet.line(
        `M${x - 5} ${y + 4}Q${x - 5} ${y - 8} ${x} ${y - 9}Q${x + 5} ${y - 8} ${x + 5} ${y + 4}`,
        white,
        1.2,
      );
      sheet.path(`M${x - 2} ${y - 9}h4l-.8 5h-2.4zM${x - 2.5} ${y - 9}l2.5-3 2.5 3z`, accent);
    }
  },
};
