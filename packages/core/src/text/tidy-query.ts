/** Removes what joined words that were taken out of a query: commas, spaces and conjunctions at the ends. */
export function tidyQuery(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(LOOSE_HAN, '')
    .replace(/\s+([,.;!?，。；！？、])/g, '$1')
    .replace(/(?:[,;，；、]\s*)+([,.;!?，。；！？、])/g, '$1')
    .replace(/[\s,;，；、]+$/, '')
    .replace(/(?:^|\s)(?:and|or|but|und|oder|aber|with|mit|for|für|,)$/i, '')
    .replace(/^[\s,.;，。；、]+|[\s,;，；、]+$/g, '')
    .trim();
}

const [BEGINNING, END] = [String.raw`(?<=(?:^|[,;，；、。])\s?)`, String.raw`(?=\s?(?:$|[,;，；、。]))`];
const JOINING = '或者|还是|还有|以及|而且|并且|但是|可是|同时|另外';
/** Conjunctions of one character, with those that make another word of them when they follow: 和服 is a kimono. */
const SHORT: readonly (readonly [conjunction: string, next: string])[] = [
  ['和', '服歌平牛室泉谐尚气解田'],
  ['跟', '拍团着随踪'],
  ['或', '许'],
  ['与', '众'],
  ['及', '时'],
  ['但', '丁'],
];
/** Characters that make another word of a 和 behind them: 颐和园 is a garden. */
const BEFORE_AND = '温平中祥颐谐义共柔缓饱';
const first = SHORT.map(([conjunction, next]) => `${conjunction}(?![${next}])`).join('|');
const last = SHORT.map(([conjunction]) => conjunction).join('');
/** Chinese conjunctions that join nothing any more. */
const LOOSE_HAN = new RegExp(
  `${BEGINNING}(?:${JOINING}|${first})|(?<=\\p{sc=Han}\\s?)(?:${JOINING}|(?<![${BEFORE_AND}])[${last}])${END}`,
  'gu',
);

const LOOSE =
  'and|or|but|in|on|at|by|to|from|for|with|of|about|around|near|than|the|an|that|which|is|are|und|oder|aber|im|am|um|bis|ab|von|vom|zu|zum|zur|nach|bei|beim|mit|fur|für|auf|an|der|die|das|den|dem|ein|eine|einen|einem|einer|ist|sind';
const LOOSE_END = new RegExp(String.raw`\s(?:${LOOSE})(?=\s*(?:[,;.!?，。；]|$))`, 'giu');

/**
 * Tidies a query of which words were taken out, and removes words that only led to them: "Hotel in Rome, in" is "Hotel in
 * Rome".
 */
export function withoutLooseEnds(text: string): string {
  const tidy = tidyQuery(text);
  const shorter = tidyQuery(tidy.replace(LOOSE_END, ''));
  return shorter === tidy || shorter === '' ? tidy : withoutLooseEnds(shorter);
}
