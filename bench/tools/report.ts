export type Line = {
  readonly what: string;
  readonly value: string;
  readonly target?: string;
  /** Undefined without a target. */
  readonly reached?: boolean;
};

export function printReport(lines: readonly Line[]): void {
  const width = (part: (line: Line) => string) => Math.max(...lines.map((line) => part(line).length));
  const [what, value] = [width((line) => line.what), width((line) => line.value)];
  for (const line of lines) {
    const verdict = line.reached === undefined ? '' : line.reached ? 'reached' : 'MISSED';
    console.log(
      `${line.what.padEnd(what)}  ${line.value.padStart(value)}  ${(line.target ?? '').padEnd(26)}${verdict}`,
    );
  }
}
