import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/**
 * The model of an old warship in a museum: three masts, a gilded stern, on its cradle, a visitor beside it.
 */
export const shipModel: Prop = {
  height: 104,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }, signature) {
    const wood = mix('#7a4c30', shadow, 0.1);
    const gold = '#e3ad45';
    const rope = mix(shadow, light, 0.3);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-150 0V-50H-120V0zM110 0V-50H140V0zM-170 0H170V-14H-170z', mix(light, shadow, 0.3));
      sheet.line('M-100-150V-340M0-150V-420M100-150V-350M-170-150L-220-210', mix(wood, light, 0.1), 9);
      sheet.line(
        'M-150-300H-50M-140-240H-60M-60-380H60M-56-310H56M50-310H150M56-250H144',
        mix(wood, light, 0.1),
        7,
      );
      sheet.line(
        'M-100-340L-190-180M-100-340L-40-160M0-420L-90-160M0-420L90-160M100-350L50-160M100-350L180-190',
        rope,
        3,
      );
      sheet.path(
        'M-146-298H-54Q-46-270-60-242H-140Q-154-270-146-298zM-56-378H56Q66-346 52-312H-52Q-66-346-56-378z',
        light,
      );
      sheet.path(
        'M20-378H56Q66-346 52-312H24Q36-346 20-378zM-80-298H-54Q-46-270-60-242H-78Q-66-270-80-298z',
        mix(light, shadow, 0.24),
      );
      sheet.path('M-200-160Q-150-126-60-124T130-150L196-236V-190Q190-90 140-46H-120Q-180-80-200-160z', wood);
      sheet.path('M130-150L196-236V-190Q190-90 140-46H90Q140-90 130-150z', mix(wood, shadow, 0.4));
      sheet.path(
        'M150-170L196-236V-206L160-150zM-196-146Q-120-112-20-114T140-140l4 12Q60-100-20-100T-190-130z',
        gold,
      );
      for (let x = -130; x < 110; x += 34)
        sheet.rect(x, -92 + Math.abs(x) * 0.02, 15, 14, mix(shadow, wood, 0.2));
      sheet.path('M0-420h40l-8 10 8 10H0z', accent);
      walker(sheet, 176, 6, 230, {
        coat: signature,
        shade: mix(signature, shadow, 0.36),
        legs: mix(shadow, light, 0.2),
        skin: '#8a5638',
        hair: '#2a1b26',
      });
    });
  },
};
