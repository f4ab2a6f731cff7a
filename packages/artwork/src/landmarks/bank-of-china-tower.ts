import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Hong Kong: the Bank of China Tower with triangles and twin masts; beside it the IFC with its pointed crown;
 * Victoria Peak behind.
 */
export const bankOfChinaTower: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const [lit, dim] = [mix(body, light, 0.4), mix(body, shade, 0.7)];
    const glass = mix(body, '#9fc6d2', 0.4);
    const [glassLit, glassDim] = [mix(glass, light, 0.45), mix(glass, shade, 0.55)];
    const hill = mix(body, light, 0.14);
    sheet.path(
      'M-85 0Q-74-30-60-40-44-44-30-58-14-66-2-62 12-72 24-66 40-64 50-50 66-44 74-30 80-14 85 0z',
      hill,
    );
    sheet.path(
      'M24-66Q40-64 50-50 66-44 74-30 80-14 85 0H40Q50-30 30-46 20-54 24-66z',
      mix(hill, shade, 0.3),
    );
    const block = (x: number, width: number, height: number, ink: string) => {
      sheet.rect(x, -height, width, height, mix(ink, light, 0.18));
      sheet.rect(
        x + Math.round(width * 0.64),
        -height,
        width - Math.round(width * 0.64),
        height,
        mix(ink, shade, 0.4),
      );
    };
    block(-62, 13, 34, body);
    block(-14, 11, 44, body);
    block(24, 12, 38, body);
    block(62, 12, 36, body);
    sheet.path('M-60-34V-38H-54V-34zM26-38V-44l4-4 4 4v6z', body);
    const [mastTop, ifc] = [-98, 38];
    sheet.path(`M${ifc} 0V-84Q${ifc}-92 ${ifc + 3}-94H${ifc + 15}Q${ifc + 18}-92 ${ifc + 18}-84V0z`, lit);
    sheet.path(`M${ifc + 11} 0V-94H${ifc + 15}Q${ifc + 18}-92 ${ifc + 18}-84V0z`, dim);
    sheet.path(`M${ifc + 3}-93l1-6 2 5 1-6h1l1 6h2l1-6 2 6 1-5 1 5z`, mix(light, lit, 0.3));
    const floors: string[] = [];
    for (let y = -88; y < -8; y += 5) floors.push(`M${ifc + 3} ${y}h7v1.5h-7zM${ifc + 12} ${y}h4v1.5h-4z`);
    sheet.path(floors.join(''), mix(shade, body, 0.25));
    sheet.path('M-41 0V-72L-32-86V0z', glassLit);
    sheet.path('M-32 0V-86L-22-68V0z', glass);
    sheet.path('M-41-26L-32-40-22-26-22-46-32-64-41-50z', mix(glassLit, light, 0.3));
    sheet.path('M-32-86L-22-68V-48L-32-64zM-32-40L-22-26V0H-32z', glassDim);
    sheet.line(
      'M-41-3V-72L-32-86-22-68V-3M-32-86V-3M-41-50L-32-64-22-46M-41-26L-32-40-22-26M-41-50L-32-40-22-46M-41-26L-32-14-22-26M-41-72L-32-64-22-68',
      mix(light, '#fdf6ea', 0.4),
      0.9,
    );
    sheet.line(`M-34-82V${mastTop}M-30-82V${mastTop}`, mix(shade, light, 0.3), 0.9);
    block(-74, 14, 22, dim);
    block(-52, 12, 26, body);
    block(-20, 14, 24, dim);
    block(-4, 12, 31, body);
    block(10, 13, 20, dim);
    block(26, 12, 23, body);
    block(56, 14, 26, dim);
    block(72, 9, 16, body);
    const windows: string[] = [];
    for (const [x, top] of [
      [-71, 18],
      [-49, 22],
      [-17, 20],
      [-1, 27],
      [29, 19],
      [59, 22],
    ] as const) {
      for (let y = top; y > 8; y -= 5) windows.push(`M${x} ${-y}h2v2h-2zM${x + 4} ${-y}h2v2h-2z`);
    }
    sheet.path(windows.join(''), light);
    sheet.path('M-85 0V-5H85V0z', mix(shade, body, 0.2));
    sheet.path('M4-5Q6-14 14-14 20-20 26-14 34-13 36-5z', mix(light, body, 0.2));
    sheet.path('M20-5V-17Q23-18 26-14 34-13 36-5z', glassDim);
    sheet.rect(13, -21, 2, 2, accent);
  },
};
