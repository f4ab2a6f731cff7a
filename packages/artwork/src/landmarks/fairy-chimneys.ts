import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Göreme: pale cones of tuff under dark basalt caps, with doors, windows and dovecotes cut into them. */
export const fairyChimneys: Landmark = {
  width: 160,
  draw(sheet, { body, shade, light, accent }) {
    const tuff = mix(body, '#eabb88', 0.75);
    const basalt = mix(shade, '#6a4038', 0.4);
    const cone = (x: number, top: number, width: number, ink: string) => {
      const neck = width * 0.34;
      const dim = mix(ink, shade, 0.5);
      sheet.path(
        `M${x - width} 0Q${x - width * 0.62} ${top * 0.4} ${x - neck} ${top + 10}H${x + neck}Q${x + width * 0.62} ${top * 0.4} ${x + width} 0z`,
        ink,
      );
      sheet.path(
        `M${x + width * 0.2} 0Q${x + width * 0.3} ${top * 0.5} ${x + neck * 0.3} ${top + 10}H${x + neck}Q${x + width * 0.62} ${top * 0.4} ${x + width} 0z`,
        dim,
      );
      const hat = neck * 1.9;
      sheet.path(
        `M${x - hat} ${top + 12}Q${x - hat * 0.9} ${top + 3} ${x - hat * 0.1} ${top}Q${x + hat * 0.9} ${top + 3} ${x + hat} ${top + 12}Q${x} ${top + 16} ${x - hat} ${top + 12}z`,
        basalt,
      );
      sheet.path(
        `M${x - hat} ${top + 12}Q${x - hat * 0.9} ${top + 3} ${x - hat * 0.1} ${top}Q${x - hat * 0.3} ${top + 6} ${x - hat * 0.3} ${top + 13}Q${x - hat * 0.7} ${top + 13} ${x - hat} ${top + 12}z`,
        mix(basalt, tuff, 0.35),
      );
    };
    const far = mix(tuff, body, 0.45);
    cone(-26, -70, 13, far);
    cone(32, -74, 14, far);
    cone(68, -52, 11, far);
    cone(-69, -48, 11, tuff);
    cone(2, -100, 21, mix(tuff, light, 0.3));
    cone(-47, -80, 18, mix(tuff, light, 0.2));
    cone(50, -62, 17, mix(tuff, light, 0.3));
    cone(-20, -38, 11, tuff);
    cone(26, -36, 11, tuff);
    const doors = [
      [-6, -22],
      [4, -44],
      [-4, -62],
      [-53, -18],
      [-46, -40],
      [46, -14],
      [52, -34],
      [-23, -8],
      [23, -8],
    ] as const;
    sheet.path(doors.map(([x, y]) => `M${x} ${y}v-5q2.5-5 5 0v5z`).join(''), mix(shade, basalt, 0.5));
    const dovecotes = [
      [-52, -54],
      [4, -32],
      [46, -26],
      [-2, -76],
    ] as const;
    sheet.path(
      dovecotes
        .map(([x, y]) => `M${x} ${y}h2v2h-2zM${x + 4} ${y}h2v2h-2zM${x + 2} ${y - 4}h2v2h-2z`)
        .join(''),
      mix(shade, basalt, 0.5),
    );
    sheet.path('M-7 0V-12q3.5-6 7 0V0z', accent);
    sheet.path('M-80 0Q-60-8-38-5T4-3 44-5 80 0z', mix(tuff, shade, 0.22));
  },
};
