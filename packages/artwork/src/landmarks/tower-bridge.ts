import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** London: two Gothic towers with four pinnacles each, two walkways high between them, blue chains down to the banks. */
export const towerBridge: Landmark = {
  width: 238,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e0c79c', 0.65);
    const [lit, dim] = [mix(stone, light, 0.4), mix(stone, shade, 0.5)];
    const blue = mix('#4f97b8', body, 0.25);
    const deep = mix(blue, shade, 0.5);
    const slate = mix(body, shade, 0.75);
    sheet.rect(-44, -64, 88, 3, blue);
    sheet.rect(-44, -58, 88, 2, deep);
    let truss = 'M-44-57';
    for (let x = -40; x <= 44; x += 4) truss += `L${x} ${x % 8 === 0 ? -62 : -57}`;
    sheet.line(truss, blue, 1.1);
    for (const side of [-1, 1]) {
      const x = (at: number) => at * side;
      const hangers = [76, 84, 92, 100].map(
        (at) => `M${x(at)}-18V${Math.round(-24 - ((106 - at) / 40) ** 2 * 34)}`,
      );
      sheet.line(hangers.join(''), blue, 0.8);
      sheet.line(`M${x(66)}-58Q${x(84)}-28 ${x(112)}-22`, blue, 3.4);
      sheet.line(`M${x(66)}-52Q${x(86)}-24 ${x(108)}-19`, deep, 1);
      sheet.rect(x(112) - 6, -34, 8, 34, lit);
      sheet.rect(x(112) + 2, -34, 4, 34, dim);
      sheet.path(`M${x(112) - 7}-34l7-8 7 8z`, slate);
    }
    sheet.rect(-118, -18, 236, 3, blue);
    sheet.rect(-118, -15, 236, 3, deep);
    sheet.line('M0-18V-12', light, 1);
    sheet.path('M-36-15Q0-8 36-15V-12Q0-7-36-12z', deep);
    for (const left of [-66, 42]) {
      sheet.path(`M${left - 6} 0v-10l4-4h28l4 4V0z`, dim);
      sheet.path(`M${left - 6} 0v-10l4-4h12V0z`, stone);
      sheet.rect(left, -72, 15, 60, lit);
      sheet.rect(left + 15, -72, 9, 60, dim);
      sheet.path(`M${left + 4}-72l5-20h6l5 20z`, slate);
      sheet.path(`M${left + 13}-72l-.5-20h2.5l5 20z`, mix(slate, '#15142c', 0.3));
      sheet.path(`M${left + 6}-72v-7l4-6 4 6v7z`, lit);
      for (const at of [0, 14, 23]) {
        sheet.rect(left + at - 2, -76, 4, 64, at > 14 ? dim : stone);
        sheet.path(`M${left + at - 2.5}-76l2.5-12 2.5 12z`, slate);
      }
      sheet.path(
        `M${left + 4}-14v-8q0-5 4-7q4 2 4 7v8zM${left + 4}-36v-6l1-1.5 1 1.5v6zM${left + 7}-36v-6l1-1.5 1 1.5v6zM${left + 10}-36v-6l1-1.5 1 1.5v6zM${left + 4}-50v-6l1-1.5 1 1.5v6zM${left + 7}-50v-6l1-1.5 1 1.5v6zM${left + 10}-50v-6l1-1.5 1 1.5v6zM${left + 9}-72v-5l1-1.5 1 1.5v5zM${left + 17}-18v-8l2-3 2 3v8z`,
        shade,
      );
      sheet.path(`M${left}-33h14v1.5h-14zM${left}-47h14v1.5h-14zM${left}-61h14v1.5h-14z`, stone);
      sheet.path(`M${left + 11.6}-92h.8v-8h-.8z`, light);
    }
    sheet.path('M-30-18V-26H-14V-18z', accent);
    sheet.path('M-28-25h3v2h-3zM-24-25h3v2h-3zM-20-25h3v2h-3zM-28-22h3v2h-3zM-24-22h3v2h-3z', light);
  },
};
