/** Numbers up to twelve as people write them in words, folded. */
const WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, a: 1, an: 1 },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    einem: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    fuenf: 5,
    sechs: 6,
  },
  ...{ sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwolf: 12, zwoelf: 12 },
};

/** Hours and a half, as German writes them in one word, folded. */
const HALVES: Readonly<Record<string, number>> = {
  ...{ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5, dreieinhalb: 3.5, viereinhalb: 4.5 },
  ...{ funfeinhalb: 5.5, sechseinhalb: 6.5 },
};

/** Tens as English and German write them, folded. */
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    funfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
  },
  ...{ hundred: 100, hundert: 100, fifteen: 15, funfzehn: 15 },
};

const GLYPHS: Readonly<Record<string, number>> = {
  ...{ 零: 0, 一: 1, 二: 2, 两: 2, 俩: 2, 三: 3, 仨: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };

const glyph = `[${Object.keys(GLYPHS).join('')}${Object.keys(UNITS).join('')}]`;
const word = Object.keys(WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** A whole number in digits or words. */
export const WHOLE_NUMBER = String.raw`(?:(?<!\d[.,]?)\d{1,3}(?!\d)|(?<![a-z])(?:${word})(?![a-z])|${glyph}{1,4})`;

/** A number of hours that is written in one word with its half, or that is part of another word: zweistündig. */
export const GERMAN_HOURS = String.raw`(?<![a-z])(?:${Object.keys(HALVES).join('|')})(?=stundig|\s)|(?<![a-z])(?:${word})(?=stundig)`;

/** A number that is part of another word: sechsjährig, vierköpfig. */
export const JOINED_NUMBER = `(?<![a-z])(?:${word})`;

const tens = Object.keys(TENS).join('|');

/** An amount of money, with a separator of thousands or cents, in 百, 千 and 万, or in words: "1.5万", "forty-five". */
export const AMOUNT = String.raw`(?:(?<![a-z])(?:(?:${word})(?:und|\s))?(?:${tens})(?:[\s-](?:${word}))?(?:(?<=hundred)\sand\s(?:${tens})(?:[\s-](?:${word}))?)?(?![a-z])|(?<!\d[.,]?)\d{1,3}(?:[.,']\d{3})+(?![\d])|(?<!\d[.,]?)\d{1,6}(?:[.,]\d{1,2})?[百千万]?(?![\d])|${glyph}{1,6})`;

/** Undefined for text that is no number. */
export function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d/.test(text)) return readDigits(text.replace(/[百千万]$/, '')) * (UNITS[text.at(-1) ?? ''] ?? 1);
  return WORDS[text] ?? HALVES[text] ?? readTens(text) ?? readGlyphs(text);
}

/** "Forty-five", "fünfundvierzig", "two hundred". */
function readTens(text: string): number | undefined {
  const [, before, ten = '', after] = TENS_IN_WORDS.exec(text) ?? [];
  const number = TENS[ten];
  if (number === undefined) return undefined;
  if (number === HUNDRED) return (WORDS[before ?? ''] ?? 1) * HUNDRED + (WORDS[after ?? ''] ?? 0);
  return number + (WORDS[before ?? after ?? ''] ?? 0);
}

const HUNDRED = 100;
const TENS_IN_WORDS = new RegExp(`^(?:(${word})(?:und|\\s)?)?(${tens})(?:[\\s-](${word}))?$`);

function readDigits(text: string): number {
  const isThousands = /^\d{1,3}(?:[.,']\d{3})+$/.test(text);
  return Number(isThousands ? text.replace(/[.,']/g, '') : text.replace(',', '.'));
}

/** 三百五 is 350: a last digit without a unit is of the next lower unit. */
function readGlyphs(text: string): number | undefined {
  let [sum, digit, unit] = [0, undefined as number | undefined, 1];
  for (const one of text) {
    const value = GLYPHS[one];
    const factor = UNITS[one];
    if (value !== undefined) digit = value;
    else if (factor !== undefined) {
      sum += (digit ?? 1) * factor;
      [digit, unit] = [undefined, factor];
    } else return undefined;
  }
  return digit === undefined ? sum : sum + digit * (unit > 10 && !text.includes('零') ? unit / 10 : 1);
}
