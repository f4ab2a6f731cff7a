import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/**
 * Bangkok: the steep ribbed tower on its stepped terraces, four small ones at the corners, a trident on top.
 */
export const watArun: Landmark = {
  width: 116,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e6d3b4', 0.6);
    const [lit, dim] = [mix(stone, light, 0.4), mix(stone, shade, 0.48)];
    const hollow = mix(shade, stone, 0.15);
    const band = mix(stone, shade, 0.28);
    const tint = mix(stone, '#c4694c', 0.6);
    const gold = mix('#e6b04a', body, 0.1);
    const prang = (x: number, foot: number, width: number, height: number) => {
      const y = (share: number) => Math.round(foot - height * share);
      sheet.path(
        `M${x - width} ${foot}L${x - width * 0.8} ${y(0.3)}Q${x - width * 0.7} ${y(0.8)} ${x} ${y(1)}Q${x + width * 0.7} ${y(0.8)} ${x + width * 0.8} ${y(0.3)}L${x + width} ${foot}z`,
        lit,
      );
      sheet.path(
        `M${x + width * 0.2} ${foot}V${y(0.9)}L${x} ${y(1)}Q${x + width * 0.7} ${y(0.8)} ${x + width * 0.8} ${y(0.3)}L${x + width} ${foot}z`,
        dim,
      );
    };
    const step = (half: number, foot: number, height: number, ink: string) => {
      const top = foot - height;
      sheet.path(`M${-half} ${foot}L${-half + 3} ${top}H${half - 3}L${half} ${foot}z`, lit);
      sheet.path(`M${half * 0.3} ${foot}V${top}H${half - 3}L${half} ${foot}z`, dim);
      sheet.path(`M${-half + 1} ${top}H${half - 1}v2H${-half + 1}z`, ink);
      const marks: string[] = [];
      for (let x = -half + 5; x < half - 5; x += 4)
        marks.push(`M${x} ${foot - 2}v-${height - 6}l1-1 1 1v${height - 6}z`);
      sheet.path(marks.join(''), band);
    };
    for (const x of [-44, 44]) {
      sheet.path(`M${x - 12} 0V-14H${x + 12}V0z`, lit);
      sheet.path(`M${x + 4} 0V-14H${x + 12}V0z`, dim);
      sheet.path(`M${x - 13}-14h26v2h-26zM${x - 9}-20h18v2h-18z`, tint);
      sheet.path(`M${x - 9}-14V-18H${x + 9}V-14z`, stone);
      prang(x, -20, 6, 34);
      sheet.path(`M${x - 2} 0v-8q2-4 4 0V0z`, hollow);
      sheet.path(`M${x - 5}-30h10v1.5h-10zM${x - 5}-37h9v1.5h-9zM${x - 4}-44h7v1.5h-7z`, band);
      sheet.path(`M${x - 0.4}-53v-5h.8v5z`, gold);
    }
    step(32, 0, 11, tint);
    step(27, -11, 10, tint);
    step(22, -21, 10, tint);
    sheet.path('M-4 0L-2-31H2L4 0z', mix(lit, light, 0.5));
    sheet.path('M-15-31L-13-48H13L15-31z', lit);
    sheet.path('M5-31V-48H13L15-31z', dim);
    sheet.path('M-4-31V-40L0-46 4-40V-31z', mix(light, lit, 0.3));
    sheet.path('M-2.5-31V-39L0-43 2.5-39V-31z', hollow);
    sheet.path('M-11-34v-5l1.5-3 1.5 3v5zM8-34v-5l1.5-3 1.5 3v5z', hollow);
    sheet.path('M-15-48H15v2H-15z', accent);
    prang(0, -48, 12, 46);
    const rings = [55, 62, 69, 76, 83];
    sheet.path(
      rings.map((y, i) => `M${-9.5 + i * 0.9}-${y}h${19 - i * 1.8}v1.5h-${19 - i * 1.8}z`).join(''),
      band,
    );
    sheet.path('M-7-50v-4l1.5-2 1.5 2v4zM-1.5-50v-4l1.5-2 1.5 2v4zM4-50v-4l1.5-2 1.5 2v4z', hollow);
    sheet.line('M0-92V-100M-2.5-98.5V-96Q-2.5-94 0-94T2.5-96V-98.5M-1.8-93H1.8', gold, 0.8);
  },
};
