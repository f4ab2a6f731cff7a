import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Sydney: white shells like full sails, one turned away from the others, on a long granite podium. */
export const operaHouse: Landmark = {
  width: 190,
  draw(sheet, { body, shade, light, accent }) {
    const tile = mix('#fcf4e4', body, 0.1);
    const [dim, rib] = [mix(tile, shade, 0.42), mix(tile, shade, 0.18)];
    const glass = mix(shade, body, 0.2);
    const granite = mix(body, '#c9937a', 0.45);
    /** One sail: it rises from (x, foot) and points to the right, or to the left where `width` is negative. */
    const shell = (x: number, foot: number, width: number, height: number) => {
      const at = (across: number, up: number) =>
        `${Math.round((x + across * width) * 10) / 10} ${Math.round((foot - up * height) * 10) / 10}`;
      sheet.path(`M${at(0.5, 0)}L${at(1, 1)}Q${at(1.06, 0.46)} ${at(0.92, 0)}z`, glass);
      sheet.path(
        `M${at(0, 0)}Q${at(0.2, 0.76)} ${at(1, 1)}Q${at(0.78, 0.52)} ${at(0.7, 0)}z`,
        width > 0 ? tile : dim,
      );
      sheet.path(
        `M${at(0.44, 0)}Q${at(0.6, 0.6)} ${at(1, 1)}Q${at(0.78, 0.52)} ${at(0.7, 0)}z`,
        width > 0 ? dim : tile,
      );
      sheet.line(
        `M${at(0.14, 0)}Q${at(0.32, 0.68)} ${at(0.94, 0.97)}M${at(0.3, 0)}Q${at(0.46, 0.64)} ${at(0.96, 0.97)}`,
        width > 0 ? rib : mix(dim, tile, 0.3),
        0.7,
      );
    };
    sheet.path('M-70-20H84V-24H-70z', mix(granite, shade, 0.4));
    shell(-18, -20, -46, 46);
    shell(-30, -20, 66, 80);
    shell(10, -20, 52, 60);
    shell(44, -20, 38, 38);
    shell(-52, -18, -24, 24);
    shell(-50, -18, 30, 30);
    sheet.path('M-95 0L-88-14-74-20H72L86-12 95 0z', granite);
    sheet.path('M40-20H72L86-12 95 0H40z', mix(granite, shade, 0.35));
    sheet.path('M-95 0L-92-6H91L95 0z', mix(granite, shade, 0.5));
    sheet.path('M-74-20H72V-18.5H-77z', mix(granite, light, 0.6));
    sheet.path('M-66-14H-20V-10H-68zM-12-14H38V-10H-12zM46-14H74L78-10H46z', glass);
    const steps = 'M-88-13H-70M-90-10H-71M-91-8H-72';
    sheet.line(steps, mix(granite, light, 0.5), 0.7);
    sheet.path('M78-20L78-29H79L86-27 79-25V-17z', accent);
  },
};
