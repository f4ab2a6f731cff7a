/** Cleans a text typed into a single-line field, so that it can be stored and used in a subject. */
export function typedLine(text: string): string {
  return visibleLine(text).normalize('NFC');
}

/** Cleans a text typed into a multi-line field. Line breaks stay, but no more than two in a row. */
export function typedLines(text: string): string {
  return visibleLines(text)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

// Characters that a keyboard does not write, but a paste or a script can. Control characters end lines and
// headers. Direction overrides reverse the rest of a line. Characters without width, fillers and soft hyphens
// make two names that look alike. Direction marks and joiners stay: Hebrew, Arabic
// and emojis need them. `toWellFormed` replaces half surrogate pairs, which no database stores.
const unseen = '\\u00ad\\u180e\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0';
const invisible = new RegExp(`[\\p{Cc}${unseen}]`, 'gu');
const invisibleExceptLineBreaks = new RegExp(`[^\\P{Cc}\\n\\t]|[${unseen}]`, 'gu');

// A zero-width space. Khmer, Thai, Lao and Burmese mark the ends of words with it; elsewhere it only hides.
const hiddenZeroWidthSpace = /(?<![\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}])\u200b/gu;

// Characters of which a reader sees something. Blanks and characters that only shape their neighbours are
// excluded. So are those that Unicode does not count among them: the empty Braille cell and annotation marks.
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * Cleans a text for a single line, such as a subject: what a reader sees, without line breaks. The result may
 * be empty.
 */
export function visibleLine(text: string): string {
  if (!visibleCharacter.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(hiddenZeroWidthSpace, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Cleans a text for several lines. Line breaks of any form become `\n`. A text without visible characters
 * becomes empty.
 */
export function visibleLines(text: string): string {
  if (!visibleCharacter.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisibleExceptLineBreaks, '')
    .replace(hiddenZeroWidthSpace, '');
}
