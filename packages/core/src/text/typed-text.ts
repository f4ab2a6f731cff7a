/** Cleans a text typed into a single-line field, so that it can be stored and used in the subject of an email. */
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

// Characters that a keyboard does not write, but a paste or a script can. They are removed: control characters end
// lines and headers, direction overrides reverse the rest of a line, and characters without width, fillers and soft
// hyphens make two names that look alike. Direction marks and joiners stay: Hebrew, Arabic and emojis need them.
const invisibleRanges = '\\u00ad\\u180e\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0';
const invisible = new RegExp(`[\\p{Cc}${invisibleRanges}]`, 'gu');
const invisibleExceptBreaksAndTabs = new RegExp(`[^\\P{Cc}\\n\\t]|[${invisibleRanges}]`, 'gu');

// A zero-width space. Khmer, Thai, Lao and Burmese mark the ends of words with it; elsewhere it only hides.
const hiddenZeroWidthSpace = /(?<![\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}])\u200b/gu;

// A character that a reader can see: no blank, and no character that only shapes its neighbours. Unicode does not list
// the empty Braille cell and the annotation marks as ignorable, so they are named here.
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/**
 * Cleans any text, typed or not, for a single line such as the subject of an email: what a reader sees, without line
 * breaks. The encoding of its letters is kept. The result may be empty.
 */
export function visibleLine(text: string): string {
  if (!visibleCharacter.test(text)) return '';
  return text
    .toWellFormed() // Replaces half surrogate pairs, which no database stores.
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(hiddenZeroWidthSpace, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Cleans any text, typed or not, for several lines. Line breaks of any form become `\n`. A text without visible
 * characters becomes empty.
 */
export function visibleLines(text: string): string {
  if (!visibleCharacter.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisibleExceptBreaksAndTabs, '')
    .replace(hiddenZeroWidthSpace, '');
}
