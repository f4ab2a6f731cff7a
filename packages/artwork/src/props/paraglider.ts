import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A wing of coloured cells, two people under it, the lines between. */
export const paraglider: Prop = {
  height: 104,
  rests: 'in the air',
  draw(sheet, { light, accent, shadow }, signature) {
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line(
        'M-180-300L-10-96M-90-344L-6-96M0-356L0-96M90-344L6-96M180-300L10-96',
        mix(shadow, light, 0.2),
        3,
      );
      const cells = [
        'M-200-286Q-180-340-120-368L-104-330Q-160-316-200-286z',
        'M-120-368Q-70-396-40-402L-34-356Q-70-346-104-330z',
        'M-40-402Q0-410 40-402L34-356Q0-362-34-356z',
        'M40-402Q70-396 120-368L104-330Q70-346 34-356z',
        'M120-368Q180-340 200-286 160-316 104-330z',
      ];
      for (const [i, d] of cells.entries())
        sheet.path(d, [accent, light, signature, light, mix(accent, shadow, 0.3)][i] ?? accent);
      sheet.path('M-30-60q0-44 30-44t30 44l-8 40h-44z', mix(shadow, accent, 0.2));
      sheet.disc(-8, -116, 16, '#c98d68');
      sheet.path('M-26-118q0-20 20-20t18 18q-20-6-38 2z', signature);
      sheet.disc(16, -92, 14, '#8a5638');
      sheet.path('M0-94q2-18 18-18t16 16q-18-6-34 2z', light);
      sheet.path(
        'M6-80h30v40H2zM-20-30l46 6 44-4v12l-44 8-50-6zM-24-24l40 14 10 34h-14l-8-24-36-12z',
        mix(shadow, light, 0.14),
      );
    });
  },
};
