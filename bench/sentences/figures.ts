import type { SentenceJudgement } from '@ashore/search/golden/sentences/judge-answer.ts';
import type { SentenceQuery } from '@ashore/search/golden/sentences/sentence-query.ts';
import type { Line } from '../tools/report.ts';

export type Judged = SentenceJudgement & {
  readonly sentence: SentenceQuery;
  readonly shown: readonly string[];
  readonly foundCount: number;
  /** What the answer names as missing. */
  readonly named: readonly string[];
  /** Words that became filters. */
  readonly understood: readonly string[];
};

const SUCCESS = 0.9;
const GAIN = 0.85;
const WRONG = 0.05;
const HONESTY = 0.95;

/** The figures of some sentences, with the targets of the search. */
export function figuresOf(about: string, judged: readonly Judged[]): Line[] {
  const servable = judged.filter(({ sentence }) => sentence.missing === undefined);
  const unservable = judged.filter(({ sentence }) => sentence.missing !== undefined);
  const success = share(servable, ({ isSuccess }) => isSuccess);
  const gain = sum(servable.map((one) => one.gain)) / servable.length;
  const wrongOf = (some: readonly Judged[]) =>
    sum(some.map((one) => one.wrong)) / sum(some.map((one) => one.found));
  const unrelated = sum(servable.map((one) => one.unrelated)) / sum(servable.map((one) => one.found));
  const honesty = share(unservable, ({ foundCount }) => foundCount === 0);
  return [
    {
      what: `${about}: sentences, and those that cannot be served`,
      value: `${judged.length}, ${unservable.length}`,
      numbers: { sentences: judged.length },
    },
    line(`${about}: one that meets everything among the first three`, success, SUCCESS),
    line(`${about}: nDCG@10`, gain, GAIN),
    faults(`${about}: wrong cards among those found`, wrongOf(servable), WRONG),
    faults(`${about}: cards found that miss even the wish`, unrelated),
    faults(`${about}: wrong cards, with sentences that cannot be served`, wrongOf(judged)),
    faults(
      `${about}: nothing found although there is something`,
      share(servable, ({ foundCount }) => foundCount === 0),
    ),
    line(`${about}: nothing claimed where there is nothing`, honesty, HONESTY),
    line(
      `${about}: nothing claimed, and the missing named`,
      share(unservable, ({ foundCount, named }) => foundCount === 0 && named.length > 0),
    ),
  ];
}

export function shareLine(what: string, judged: readonly Judged[], isSo: (one: Judged) => boolean): Line {
  return line(what, share(judged, isSo));
}

function share(judged: readonly Judged[], isSo: (one: Judged) => boolean): number {
  return judged.filter(isSo).length / judged.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A share that should be large. */
function line(what: string, value: number, least?: number): Line {
  const measured = { what, value: value.toFixed(3), numbers: { share: value } };
  return least === undefined ? measured : { ...measured, target: `≥ ${least}`, reached: value >= least };
}

/** A share that should be small. */
function faults(what: string, value: number, most?: number): Line {
  const measured = { what, value: value.toFixed(3), numbers: { 'share of faults': value } };
  return most === undefined ? measured : { ...measured, target: `≤ ${most}`, reached: value <= most };
}
