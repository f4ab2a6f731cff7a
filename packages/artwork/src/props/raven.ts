import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Two ravens on an old wall, one calling. */
export const raven: Prop = {
  height: 96,
  rests: 'on ground',
  scale: 0.5,
  draw(sheet, { light, shadow, water, ground }) {
    const ink = mix(shadow, '#1b2030', 0.5);
    const gleam = mix(ink, water, 0.4);
    const stone = mix(mix(ground, light, 0.3), shadow, 0.2);
    const one = (open: boolean) => {
      sheet.line('M-10-30V0M20-30V0', mix(shadow, light, 0.2), 8);
      sheet.path(
        'M-150-30Q-90-120-20-170 0-226 54-226 96-220 98-184 110-100 60-50 20-20-30-36-90-60-150-30z',
        ink,
      );
      sheet.path('M-150-30Q-80-130 30-140 40-80-20-60-90-60-150-30z', gleam);
      sheet.path(
        open ? 'M92-206L150-220 98-190zM94-192L140-172 92-176z' : 'M92-206L156-186 94-178z',
        mix(ink, light, 0.2),
      );
      sheet.disc(70, -200, 6, light);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-200 0V-120H-130V-160H-60V-120H20V-160H90V-120H200V0z', stone);
      sheet.path('M120-120H200V0H150z', mix(stone, shadow, 0.34));
      sheet.line('M-190-60H190M-100-120V-60M10-120V-60M-40-60V0M80-60V0', mix(stone, shadow, 0.24), 5);
      sheet.at(-70, -160, 0.9, () => one(false));
      sheet.at(100, -160, -0.78, () => one(true));
    });
  },
};
