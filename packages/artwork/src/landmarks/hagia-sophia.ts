import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Istanbul: one flat dome over half domes and heavy buttresses, four different minarets at the corners. */
export const hagiaSophia: Landmark = {
  width: 164,
  draw(sheet, { body, shade, light, accent }) {
    const wall = mix(body, '#d98f6a', 0.55);
    const [lit, dim] = [mix(wall, light, 0.4), mix(wall, shade, 0.5)];
    const lead = mix(body, '#8d9aa6', 0.45);
    const [leadLit, leadDim] = [mix(lead, light, 0.3), mix(lead, shade, 0.6)];
    const glass = mix(shade, wall, 0.12);
    const minaret = (x: number, top: number, width: number, ink: string) => {
      sheet.path(
        `M${x - width - 1} 0V${-26}L${x - width} ${-30}V${top + 16}H${x + width}V-30L${x + width + 1}-26V0z`,
        ink,
      );
      sheet.path(
        `M${x + width * 0.2} 0V${top + 16}H${x + width}V-30L${x + width + 1}-26V0z`,
        mix(ink, shade, 0.4),
      );
      sheet.path(
        `M${x - width - 2} ${top + 28}h${2 * width + 4}l-1.5-4h-${2 * width + 1}z`,
        mix(ink, light, 0.5),
      );
      sheet.path(`M${x - width} ${top + 16}h${2 * width}L${x} ${top + 2}z`, leadDim);
      sheet.path(`M${x - 0.4} ${top + 4}V${top}h.8v4z`, light);
    };
    minaret(-56, -94, 2.4, mix(lit, body, 0.3));
    minaret(56, -94, 2.4, mix(lit, body, 0.3));
    sheet.path('M-50-30V-44Q-46-62-24-64H24Q46-62 50-44V-30z', lead);
    sheet.path('M14-64H24Q46-62 50-44V-30H30Q34-54 14-64z', leadDim);
    sheet.path('M-34-38V-62H34V-38z', wall);
    sheet.path('M-29-70V-64H29V-70z', lit);
    sheet.path('M12-70V-64H29V-70z', dim);
    sheet.path('M-29-70Q-26-90 0-91 26-90 29-70z', lead);
    sheet.path('M-29-70Q-26-90 0-91-18-86-20-70z', leadLit);
    sheet.path('M6-70Q8-86 0-91 26-90 29-70z', leadDim);
    const drum = Array.from({ length: 11 }, (_, i) => `M${-27 + i * 5}-65v-2.5q1.2-2 2.4 0v2.5z`);
    sheet.path(drum.join(''), glass);
    sheet.path('M-.5-90v-5h1v5zM-2-98a2.2 2.2 0 1 0 4 0 1.8 1.8 0 1 1-4 0z', accent);
    sheet.path('M-22-36V-44Q-20-60 0-60T22-44V-36z', lit);
    sheet.path('M-18-42V-45Q-16-56 0-56T18-45V-42z', dim);
    sheet.path(
      'M-13-43v-6q1.5-3 3 0v6zM-6-43v-8q1.5-3 3 0v8zM2-43v-8q1.5-3 3 0v8zM9-43v-6q1.5-3 3 0v6z',
      glass,
    );
    for (const [x, end] of [
      [-38, 5],
      [25, 6],
    ] as const) {
      sheet.path(`M${x} 0V-62L${x + 2}-66H${x + 11}L${x + 13}-62V0z`, lit);
      sheet.path(`M${x + 13 - end} 0V-66H${x + 11}L${x + 13}-62V0z`, dim);
    }
    sheet.path('M-66 0V-24H66V0z', wall);
    sheet.path('M-50-24V-40H-38V-24zM38-24V-40H50V-24z', wall);
    sheet.path('M-26 0V-36H-12V0zM12 0V-36H26V0z', wall);
    sheet.path('M44-24V-40H50V-24H66V0H40V-24z', dim);
    sheet.path('M-50-40Q-44-48-38-40zM-66-24Q-58-34-50-24zM-25-36Q-19-43-13-36z', leadLit);
    sheet.path('M38-40Q44-48 50-40zM50-24Q58-34 66-24zM13-36Q19-43 25-36z', leadDim);
    sheet.path('M-12 0V-32H12V0z', lit);
    sheet.path('M-67-24H67V-22H-67zM-12-32H12V-30H-12z', leadDim);
    const arches = [-62, -54, -46, -35, -22, -8, -2, 4, 16, 29, 43, 51, 59];
    sheet.path(arches.map((x) => `M${x} 0v-9q2-4 4 0V0zM${x + 0.5}-14v-3q1.5-2 3 0v3z`).join(''), glass);
    minaret(-74, -100, 3.2, lit);
    minaret(74, -100, 2.6, wall);
  },
};
