import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Uji: the Phoenix Hall, a red hall with outspread wings and two bronze birds, above its pond. */
export const phoenixHall: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const red = mix(body, '#b8452f', 0.65);
    const [dim, tile] = [mix(red, shade, 0.4), mix(shade, '#70858c', 0.5)];
    const white = mix(light, '#fbf4e6', 0.6);
    const green = mix(body, '#5f8a60', 0.6);
    sheet.path(
      'M-110-4Q-100-40-74-42-50-62-20-52 10-66 40-52 70-58 90-36 106-28 110-4z',
      mix(green, shade, 0.1),
    );
    const wing = (side: 1 | -1) => {
      const at = (x: number) => x * side;
      sheet.path(`M${at(30)} 0V-30H${at(96)}V0H${at(91)}V-22H${at(35)}V0z`, red);
      sheet.path(`M${at(28)}-28H${at(100)}L${at(92)}-40H${at(32)}z`, tile);
      sheet.path([46, 58, 70, 82].map((x) => `M${at(x) - 1} 0V-24h2V0z`).join(''), red);
      sheet.path(`M${at(36)}-24H${at(92)}V-14H${at(36)}z`, white);
      sheet.path(`M${at(78)}-38V-50H${at(96)}V-38z`, white);
      sheet.path(`M${at(72)}-48Q${at(80)}-52 ${at(84)}-60H${at(91)}Q${at(95)}-52 ${at(103)}-48z`, tile);
    };
    wing(-1);
    wing(1);
    sheet.path('M-30 0V-46H30V0z', white);
    sheet.path('M-30 0V-46H-26V0zM-12 0V-46H-8V0zM8 0V-46H12V0zM26 0V-46H30V0z', red);
    sheet.path('M12 0V-46H30V0z', mix(shade, white, 0.7));
    sheet.path('M-44-40Q-34-44-28-52H28Q34-44 44-40z', tile);
    sheet.path('M-22-52V-62H22V-52z', red);
    sheet.path('M-52-60Q-34-68-24-86H24Q34-68 52-60z', tile);
    sheet.path('M4-86H24Q34-68 52-60H20Q18-76 4-86z', mix(tile, shade, 0.4));
    sheet.path('M-24-86H24V-89H-24z', mix(tile, light, 0.3));
    const gold = '#d8a63c';
    for (const side of [1, -1])
      sheet.path(
        `M${20 * side}-89q${-4 * side}-7 ${1 * side}-11q${1 * side} 3 ${4 * side} 3q${2 * side} 4 ${-1 * side} 8z`,
        gold,
      );
    sheet.disc(0, -25, 8, dim);
    sheet.path('M-4-17v-9a4 4 0 0 1 8 0v9z', gold);
    sheet.path('M-104 3V-3H104V3z', mix(light, body, 0.4));
    sheet.rect(-3, -8, 6, 8, accent);
  },
};
