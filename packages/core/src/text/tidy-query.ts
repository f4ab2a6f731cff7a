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
