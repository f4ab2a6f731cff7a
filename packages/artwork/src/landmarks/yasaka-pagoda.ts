import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Kyoto: five nearly equal tiled roofs with upturned corners on dark wood, and nine rings on the mast. */
export const yasakaPagoda: Landmark = {
  width: 48,
  draw(sheet, { body, shade, light, accent }) {
    const tile = mix(body, '#56606e', 0.55);
    const [lit, dim] = [mix(tile, light, 0.22), mix(tile, shade, 0.75)];
    const wood = mix(shade, '#7d4a35', 0.6);
    const plaster = mix(light, '#f6e8cf', 0.5);
    sheet.at(0, 0, 0.1, () => {
      sheet.path('M-170 0V-30H-120V-46H120V-30H170V0z', mix(body, light, 0.2));
      sheet.path('M60 0V-46H120V-30H170V0z', mix(body, shade, 0.45));
      for (const [i, y] of [-46, -196, -340, -478, -610].entries()) {
        const half = 106 - i * 8;
        const eaves = half + 118 - i * 4;
        const height = i === 0 ? 96 : 74;
        sheet.rect(-half, y - height, half * 2, height, plaster);
        sheet.rect(
          Math.round(half * 0.36),
          y - height,
          Math.round(half * 0.64),
          height,
          mix(plaster, shade, 0.4),
        );
        for (let post = 0; post < 5; post++)
          sheet.rect(Math.round(-half + (post * (half * 2 - 14)) / 4), y - height, 14, height, wood);
        sheet.rect(
          -Math.round(half / 3),
          y - height,
          Math.round(half / 1.5),
          height,
          i === 0 ? accent : wood,
        );
        sheet.rect(-half, y - height, half * 2, 18, wood);
        if (i > 0) sheet.rect(-half - 16, y - 24, half * 2 + 32, 10, wood);
        const [foot, top] = [y - height + 12, y - height - 62];
        const brow = half - 8;
        sheet.path(
          `M${-eaves} ${foot - 14}Q${-eaves + 50} ${foot - 18} ${-brow} ${top}H${brow}Q${eaves - 50} ${foot - 18} ${eaves} ${foot - 14}Q${eaves - 30} ${foot + 4} 0 ${foot + 8}Q${-eaves + 30} ${foot + 4} ${-eaves} ${foot - 14}z`,
          lit,
        );
        sheet.path(
          `M${Math.round(brow * 0.4)} ${top}H${brow}Q${eaves - 50} ${foot - 18} ${eaves} ${foot - 14}Q${eaves - 30} ${foot + 4} ${Math.round(half * 0.5)} ${foot + 7}z`,
          dim,
        );
        sheet.path(
          `M${-eaves} ${foot - 14}Q${-eaves + 30} ${foot + 4} 0 ${foot + 8}V${foot + 18}Q${-eaves + 40} ${foot + 16} ${-eaves} ${foot - 14}z`,
          wood,
        );
        sheet.path(
          `M${eaves} ${foot - 14}Q${eaves - 30} ${foot + 4} 0 ${foot + 8}V${foot + 18}Q${eaves - 40} ${foot + 16} ${eaves} ${foot - 14}z`,
          shade,
        );
      }
      sheet.path('M-66-746Q-20-760-12-790H12Q20-760 66-746z', lit);
      sheet.path('M6-746Q14-770 6-790H12Q20-760 66-746z', dim);
      sheet.rect(-4, -1000, 8, 220, wood);
      sheet.rect(-16, -800, 32, 12, wood);
      for (let i = 0; i < 9; i++) sheet.rect(-15 + i, -818 - i * 15, 30 - i * 2, 8, wood);
      sheet.path('M0-952q12 14 0 26q-12-12 0-26z', wood);
      sheet.disc(0, -980, 8, wood);
    });
  },
};
