import { customPinyin, pinyin } from 'pinyin-pro';
import { beginsWithGlyph } from './cut-atoms.ts';

// Characters with several readings, as they are read in names of places.
customPinyin({ 都柏林: 'dū bó lín', 京都: 'jīng dū', 喀什: 'kā shí' });

/**
 * Chinese characters as they are typed by sound, without tones and spaces: 罗马 is "luoma". Empty for a text
 * with other characters. Each character has one reading, the usual one beside its neighbours.
 */
export function pinyinOf(glyphs: string): string {
  if (![...glyphs].every(beginsWithGlyph)) return '';
  return pinyin(glyphs, { toneType: 'none', type: 'array', v: true }).join('');
}
