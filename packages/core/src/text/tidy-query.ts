/** Removes what joined words that were taken out of a query: commas, spaces and conjunctions at the ends. */
export function tidyQuery(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?，。；！？、])/g, '$1')
    .replace(/(?:[,;，；、]\s*)+([,.;!?，。；！？、])/g, '$1')
    .replace(/[\s,;，；、]+$/, '')
    .replace(/(?:^|\s)(?:and|or|but|und|oder|aber|with|mit|for|für|,)$/i, '')
    .replace(/^[\s,.;，。；、]+|[\s,;，；、]+$/g, '')
    .trim();
}

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
