import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Beijing: the round Hall of Prayer, three blue roofs under a gilt ball, on three marble terraces. */
export const templeOfHeaven: Landmark = {
  width: 176,
  draw(sheet, { body, shade, light, accent }) {
    const blue = mix('#2f5590', body, 0.12);
    const [blueLit, blueDim] = [mix(blue, light, 0.25), mix(blue, shade, 0.5)];
    const gold = mix('#e6b04a', body, 0.1);
    const wall = mix(accent, shade, 0.12);
    const marble = mix('#f6ecd8', body, 0.16);
    const [marbleDim, hollow] = [mix(marble, shade, 0.4), mix(shade, accent, 0.25)];
    const terrace = (half: number, foot: number) => {
      sheet.path(`M${-half} ${foot}V${foot - 8}H${half}V${foot}z`, marble);
      sheet.path(`M${Math.round(half * 0.45)} ${foot}V${foot - 8}H${half}V${foot}z`, marbleDim);
      const posts: string[] = [];
      for (let x = -half; x <= half - 1; x += 5) posts.push(`M${x} ${foot - 8}v-3h1.5v3z`);
      sheet.path(`${posts.join('')}M${-half} ${foot - 10}H${half}v1H${-half}z`, mix(marble, marbleDim, 0.35));
      sheet.path(`M${-half - 1} ${foot - 8}H${half + 1}v1.5H${-half - 1}z`, mix(marble, light, 0.5));
    };
    terrace(87, 0);
    terrace(73, -8);
    terrace(60, -16);
    sheet.path('M-14 0L-9-24H9L14 0z', mix(marble, light, 0.5));
    sheet.path('M-4 0L-3-24H3L4 0z', mix(marble, marbleDim, 0.6));
    const storey = (half: number, foot: number, top: number, bays: number) => {
      sheet.rect(-half, top, half * 2, foot - top, wall);
      const width = (half * 2) / bays;
      const panes = Array.from({ length: bays }, (_, i) => {
        const x = -half + i * width;
        return `M${(x + 1.5).toFixed(1)} ${foot}V${top + 4}h${(width - 3).toFixed(1)}V${foot}z`;
      });
      sheet.path(panes.join(''), hollow);
      sheet.path(`M${-half} ${top}H${half}v3H${-half}z`, mix(blue, '#4f9a88', 0.5));
      sheet.path(`M${half * 0.5} ${top}H${half}V${foot}H${half * 0.5}z`, shade, 0.35);
    };
    const roof = (eaves: number, y: number, neck: number, top: number) => {
      sheet.path(
        `M${-eaves} ${y}Q${-neck - 8} ${y - 6} ${-neck} ${top}H${neck}Q${neck + 8} ${y - 6} ${eaves} ${y}Q0 ${y + 5} ${-eaves} ${y}z`,
        blue,
      );
      sheet.path(
        `M${-eaves} ${y}Q${-neck - 8} ${y - 6} ${-neck} ${top}H${-neck * 0.4}Q${-neck * 0.5} ${y - 6} ${-eaves * 0.6} ${y + 1.5}z`,
        blueLit,
      );
      sheet.path(
        `M${neck * 0.4} ${top}H${neck}Q${neck + 8} ${y - 6} ${eaves} ${y}Q${eaves * 0.8} ${y + 2} ${eaves * 0.45} ${y + 2.5}z`,
        blueDim,
      );
      sheet.path(
        `M${-eaves} ${y}Q0 ${y + 5} ${eaves} ${y}V${y + 1.5}Q0 ${y + 7} ${-eaves} ${y + 1.5}z`,
        gold,
      );
    };
    storey(34, -24, -43, 11);
    roof(45, -43, 29, -54);
    storey(28, -53, -61, 9);
    roof(38, -60, 23, -71);
    storey(22, -70, -77, 7);
    roof(31, -76, 4, -92);
    sheet.path('M-5-88Q-4-92-2-93H2Q4-92 5-88z', gold);
    sheet.path('M-1.5-93Q-3.5-96-1.5-98L0-100 1.5-98Q3.5-96 1.5-93z', gold);
    sheet.path('M-4-58V-66H4V-58z', gold);
    sheet.path('M-3-59V-65H3V-59z', blueDim);
  },
};
