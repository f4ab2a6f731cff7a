import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Porto: one lattice arch, deeper towards its feet, with a deck on its crown and one between its feet; a
 * round church on the rock.
 */
export const domLuisBridge: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(light, '#f3e3c8', 0.4);
    const rock = mix(body, shade, 0.5);
    const roof = mix('#c9603f', body, 0.15);
    sheet.path('M-110 0V-56L-104-58-98-30-90 0z', rock);
    sheet.path('M66 0L78-22 82-46 92-62H104L107-40 110-20V0z', rock);
    sheet.path('M92 0L88-24 96-44 100-62H104L107-40 110-20V0z', shade);
    sheet.path('M78-58V-75H106V-58z', stone);
    sheet.path('M76-75L80-80H104L108-75z', roof);
    sheet.rect(85, -86, 19, 22, light);
    sheet.rect(97, -86, 7, 22, stone);
    sheet.rect(84, -88, 21, 2, stone);
    sheet.path('M86-88A8.5 9 0 0 1 103-88z', roof);
    sheet.path('M95-97A8.5 9 0 0 1 103-88H97z', mix(roof, shade, 0.4));
    sheet.path('M93-96V-99L94.5-100 96-99V-96z', light);
    sheet.path('M88-82h2v5h-2zM93-82h2v5h-2zM81-70h2v4h-2zM88-70h2v4h-2zM93-70h2v4h-2z', shade);
    for (const [x, top] of [
      [-98, -62],
      [72, -62],
    ] as const) {
      sheet.rect(x - 8, -20, 18, 20, stone);
      sheet.rect(x + 4, -20, 6, 20, mix(stone, shade, 0.5));
      sheet.rect(x - 3, top, 3, 44, body);
      sheet.rect(x + 3, top, 3, 44, shade);
      sheet.line(`M${x - 2}-58L${x + 4}-48 ${x - 2}-38 ${x + 4}-28 ${x - 2}-20`, shade, 1);
    }
    const [posts, lattice, hangers] = [[] as string[], [] as string[], [] as string[]];
    for (let x = -92; x <= 68; x += 8) {
      const far = Math.abs(x + 12) / 80;
      const [outer, inner] = [Math.round(-58 + 34 * far * far), Math.round(-50 + 38 * far * far)];
      lattice.push(`${lattice.length === 0 ? 'M' : 'L'}${x} ${outer}L${x + 4} ${inner}`);
      if (Math.abs(x + 12) % 16 === 0 && far > 0.3) posts.push(`M${x} ${outer}V-62`);
      if (far < 0.8 && Math.abs(x + 12) % 16 === 8) hangers.push(`M${x} ${inner}V-14`);
    }
    sheet.line(hangers.join(''), shade, 0.6);
    sheet.line(lattice.join(''), body, 1);
    sheet.line(posts.join(''), body, 2);
    sheet.line('M-92-24Q-12-92 68-24M-90-12Q-12-88 66-12', body, 2.6);
    sheet.rect(-92, -15, 160, 3, body);
    sheet.rect(-92, -12, 160, 1, shade);
    sheet.rect(-110, -65, 206, 3, body);
    sheet.rect(-110, -62, 206, 2, shade);
    sheet.path('M-46-65V-70H-14V-65z', accent);
    sheet.path('M-44-69h5v2h-5zM-37-69h5v2h-5zM-30-69h5v2h-5zM-23-69h5v2h-5z', light);
  },
};
