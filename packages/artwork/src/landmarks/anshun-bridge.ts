import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Chengdu: a covered bridge on three arches, a gallery of grey tiles and a two-roofed pavilion at its middle. */
export const anshunBridge: Landmark = {
  width: 220,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#c9b698', 0.55);
    const [stoneLit, stoneDim] = [mix(stone, light, 0.35), mix(stone, shade, 0.5)];
    const tile = mix(body, '#4c5a63', 0.6);
    const [tileLit, tileDim] = [mix(tile, light, 0.22), mix(tile, shade, 0.7)];
    const wood = mix('#a8442f', body, 0.15);
    const hollow = mix(shade, wood, 0.25);
    /** A roof with curved corners. Half its width is `half` at the eaves and `ridge` at the top. */
    const roof = (x: number, eaves: number, half: number, ridge: number, top: number) => {
      const cornerY = eaves - 5;
      const leftSlope = `Q${x - (half - 8)} ${eaves - 1} ${x - ridge} ${top}`;
      sheet.path(
        `M${x - half} ${cornerY}${leftSlope}H${x + ridge}Q${x + half - 8} ${eaves - 1} ${x + half} ${cornerY}Q${x + half - 4} ${eaves + 2} ${x + half - 8} ${eaves + 2}H${x - half + 8}Q${x - half + 4} ${eaves + 2} ${x - half} ${cornerY}z`,
        tileLit,
      );
      sheet.path(
        `M${x + ridge * 0.5} ${top}H${x + ridge}Q${x + half - 8} ${eaves - 1} ${x + half} ${cornerY}Q${x + half - 4} ${eaves + 2} ${x + half - 8} ${eaves + 2}H${x + half * 0.55}z`,
        tileDim,
      );
      sheet.path(
        `M${x - ridge - 3} ${top - 3}q3 1 4 2H${x + ridge - 1}q1-1 4-2l-2 5H${x - ridge - 1}z`,
        tileDim,
      );
    };
    const colonnade = (x: number, half: number, foot: number, top: number, gap: number) => {
      sheet.rect(x - half, top, half * 2, foot - top, hollow);
      for (let at = x - half; at <= x + half - 2; at += gap) sheet.rect(at, top, 2, foot - top, wood);
      sheet.rect(x - half, top, half * 2, 2, wood);
    };
    sheet.path(
      'M-110 0V-18Q-60-28 0-30T110-18V0H86Q84-18 66-18T46 0H24Q22-23 0-23T-24 0H-46Q-48-18-66-18T-86 0z',
      stoneLit,
    );
    sheet.path(
      'M110-18V0H86Q84-18 66-18 78-14 82 0H86zM24 0Q22-23 0-23 16-18 20 0zM-46 0Q-48-18-66-18-54-14-50 0z',
      stoneDim,
    );
    sheet.path('M96-21.5L110-18V0H98z', stoneDim);
    sheet.path(
      'M-90 0Q-88-22-66-22T-42 0H-46Q-48-18-66-18T-86 0zM-28 0Q-26-27 0-27T28 0H24Q22-23 0-23T-24 0zM42 0Q44-22 66-22T90 0H86Q84-18 66-18T46 0z',
      mix(stoneLit, light, 0.4),
    );
    colonnade(-62, 38, -22, -39, 8);
    colonnade(62, 38, -22, -39, 8);
    sheet.path('M-104-18Q-60-27 0-29T104-18V-21Q60-30 0-32T-104-21z', mix(stoneLit, light, 0.3));
    roof(-62, -39, 46, 34, -51);
    roof(62, -39, 46, 34, -51);
    colonnade(0, 27, -30, -52, 9);
    roof(0, -51, 42, 24, -64);
    colonnade(0, 21, -63, -72, 7);
    roof(0, -71, 34, 14, -86);
    sheet.path('M-3-87h6l-1-4h-4zM-1-90h2l-1-10z', mix(light, '#e8b84a', 0.5));
    colonnade(-100, 8, -19, -34, 7);
    colonnade(100, 8, -19, -34, 7);
    roof(-97, -34, 13, 4, -45);
    roof(97, -34, 13, 4, -45);
    const lanterns = [-86, -70, -54, -38, -18, 0, 18, 38, 54, 70, 86];
    for (const x of lanterns) sheet.disc(x, Math.abs(x) < 20 ? -45 : -33, 2.4, accent);
  },
};
