/** A broken rule: where, what is wrong, and what to do instead. */
export type Violation = {
  readonly path: string;
  readonly line: number;
  readonly wrong: string;
  readonly instead: string;
};

export type Finding = { readonly rule: string; readonly violations: readonly Violation[] };

/** Prints every violation, then how many rules passed. `npm test` adds up the last line. */
export function report(findings: readonly Finding[]): void {
  for (const { rule, violations } of findings) {
    for (const { path, line, wrong, instead } of violations) {
      console.log(`${path}:${line}  ${rule}\n    ${wrong}\n    Instead: ${instead}`);
    }
  }
  const failed = findings.filter(({ violations }) => violations.length > 0).length;
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
