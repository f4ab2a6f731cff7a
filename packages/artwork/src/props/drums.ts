import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two drummers and a singer: a tall drum, a round one, a tambourine held high. */
export const drums: Prop = {
  height: 92,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const skin = ['#7a4a34', '#8a5638', '#a8683c'] as const;
    const drum = mix('#b8682f', shadow, 0.06);
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [x, height, coat, i] of [
        [-120, 300, light, 0],
        [10, 340, signature, 1],
        [134, 310, accent, 2],
      ] as const) {
        const unit = height / 100;
        walker(sheet, x, 0, height, {
          coat,
          shade: mix(coat, shadow, 0.34),
          legs: mix(shadow, light, 0.14),
          skin: skin[i],
          hair: '#2a1b26',
          long: i !== 1,
          ...(i === 2 && { hangingArms: 'left' }),
        });
        if (i !== 1)
          sheet.path(
            `M${x - 10 * unit} ${-93 * unit}q${10 * unit}-${9 * unit} ${20 * unit} 0v${4 * unit}h${-20 * unit}z`,
            i === 0 ? accent : light,
          );
      }
      sheet.path('M-178-130h92l-10 120h-72z', drum);
      sheet.path('M-112-130h26l-10 120h-24z', mix(drum, shadow, 0.4));
      sheet.oval(-132, -130, 47, 14, light);
      sheet.line('M-176-118l20 90 20-96 22 96 22-90', mix(light, shadow, 0.1), 5);
      sheet.oval(34, -150, 54, 60, drum);
      sheet.oval(28, -152, 44, 50, light);
      sheet.line('M-26-190L18-156', mix(drum, shadow, 0.3), 8);
      sheet.line('M150-220L190-320', skin[2], 17);
      sheet.disc(186, -340, 40, mix(drum, light, 0.3));
      sheet.disc(186, -340, 28, light);
      for (const [x, y] of [
        [150, -352],
        [186, -380],
        [220, -352],
        [206, -306],
      ] as const)
        sheet.disc(x, y, 7, '#f0b648');
    });
  },
};
