import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Rome: the great ribbed dome with its lantern over a broad front of columns, an arm of the colonnade on each side. */
export const stPeters: Landmark = {
  width: 160,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#ecd6b0', 0.55);
    const dim = mix(stone, shade, 0.45);
    const lead = mix(body, '#7f9aa4', 0.6);
    sheet.path('M-80 0V-16H-40V0zM40 0V-16H80V0z', stone);
    sheet.path(
      `${repeatAlong(-77, 5, 8, (x) => block(x, 0, 2, 13))}${repeatAlong(44, 5, 8, (x) => block(x, 0, 2, 13))}`,
      dim,
    );
    sheet.path('M-82-16H-38V-19H-82zM38-16H82V-19H38z', mix(stone, light, 0.5));
    sheet.path('M-44 0V-34H44V0z', stone);
    sheet.path('M20 0V-34H44V0z', dim);
    sheet.path(
      repeatAlong(-36, 12, 7, (x) => arch(x, 0, 5, 14) + block(x, -19, 4, 7)),
      mix(stone, shade, 0.7),
    );
    sheet.path('M-46-34H46V-38H-46z', mix(stone, light, 0.5));
    sheet.path('M-14-38L0-45 14-38z', mix(stone, light, 0.3));
    sheet.path('M-22-40V-56H22V-40z', stone);
    sheet.path(
      repeatAlong(-18, 6, 7, (x) => block(x, -42, 2, 12)),
      dim,
    );
    sheet.path('M-24-56C-24-78-12-86 0-88C12-86 24-78 24-56z', lead);
    sheet.path('M6-87C16-84 24-76 24-56H14C14-72 12-82 6-87z', mix(lead, shade, 0.5));
    sheet.line(
      'M-14-56C-13-72-8-82-2-87M-4-56C-4-72-2-82 0-88M6-56C6-72 4-82 2-87',
      mix(lead, light, 0.45),
      1.2,
    );
    sheet.path('M-5-87V-94H5V-87zM-3-94L0-98 3-94z', stone);
    sheet.path('M-.5-97V-100H.5V-97z', accent);
    sheet.path('M-36-38V-46a5 5 0 0 1 10 0V-38zM26-38V-46a5 5 0 0 1 10 0V-38z', mix(lead, stone, 0.3));
  },
};
