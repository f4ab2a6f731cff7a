import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Edinburgh: a Gothic spire of dark stone on four buttressed legs, pinnacle above pinnacle. */
export const scottMonument: Landmark = {
  width: 66,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#8a7a68', 0.5);
    const dim = mix(stone, shade, 0.5);
    const lit = mix(stone, light, 0.35);
    sheet.path('M-33 0V-3H33V0zM-28-3V-6H28V-3z', mix(stone, shade, 0.2));
    for (const x of [-24, 24]) {
      sheet.path(`M${x - 4}-6V-30L${x}-44 ${x + 4}-30V-6z`, x < 0 ? stone : dim);
      sheet.path(`M${x - 3}-26H${x + 3}V-28H${x - 3}z`, lit);
    }
    sheet.path('M-20-30L-10-40V-34L-20-22zM20-30L10-40V-34L20-22z', stone);
    sheet.path('M-14-6V-44H14V-6H9V-22Q6-32 0-34-6-32-9-22V-6z', stone);
    sheet.path('M9-6V-22L6-28 8-44H14V-6z', dim);
    sheet.path('M-16-44H16V-47H-16z', lit);
    sheet.path('M-10-47V-66H10V-47z', stone);
    sheet.path('M3-47V-66H10V-47z', dim);
    sheet.path(`${arch(-4.5, -49, 4, 13)}${arch(4.5, -49, 4, 13)}`, shade);
    sheet.path('M-14-47L-12-60-10-47zM10-47L12-60 14-47z', lit);
    sheet.path('M-12-66H12V-68H-12zM-6-68V-80H6V-68z', lit);
    sheet.path('M2-68V-80H6V-68z', dim);
    sheet.path('M-9-68L-7-78-5-68zM5-68L7-78 9-68zM-6-80L0-99 6-80z', stone);
    sheet.path('M1-80L0-99 6-80z', dim);
    sheet.path('M-.5-98V-100H.5V-98zM-2-6V-12a2 2 0 0 1 4 0V-6z', accent);
  },
};
