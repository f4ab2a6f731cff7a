/**
 * Sets a space between Chinese characters and Latin letters. Chinese texts are stored without it around names, because
 * a name may be written in either script. Browsers set the distance by themselves (`text-autospace`); emails and
 * printed documents do not.
 */
export function latinApart(text: string): string {
  return text
    .replace(/(?<=\p{Script=Han})(?=\p{Script=Latin})/gu, ' ')
    .replace(/(?<=\p{Script=Latin})(?=\p{Script=Han})/gu, ' ');
}
