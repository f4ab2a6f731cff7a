/** One measured number beside what it must reach. */
export type Line = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
};

export function holds({ value, target }: Line): boolean | undefined {
  if (!target) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

export function printTable(lines: readonly Line[]): void {
  console.log(`\n${'what'.padEnd(44)} ${'value'.padStart(14)}  ${'target'.padEnd(16)} ${''.padEnd(6)} note`);
  for (const line of lines) {
    const verdict = { true: 'pass', false: 'FAIL', undefined: '' }[String(holds(line))] ?? '';
    const value = `${rounded(line.value)} ${line.unit}`.trim();
    console.log(
      `${line.name.padEnd(44)} ${value.padStart(14)}  ${targetText(line).padEnd(16)} ${verdict.padEnd(6)} ${line.note ?? ''}`.trimEnd(),
    );
  }
}

function targetText({ target, unit }: Line): string {
  if (!target) return '';
  const text = 'atLeast' in target ? `≥ ${rounded(target.atLeast)}` : `≤ ${rounded(target.atMost)}`;
  return `${text} ${unit}`.trim();
}

/** Three digits that mean something. */
function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return String(Number(value.toPrecision(3)));
}
