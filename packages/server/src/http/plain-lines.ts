type Line = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
} & Readonly<Record<string, unknown>>;

/** Lines of the log as a person at a terminal reads them. Machines get them as they are. */
export function plainLines(lines: string): string {
  return lines.replace(/.+/g, (line) => plainLine(JSON.parse(line)));
}

function plainLine(line: Line): string {
  const clock = new Date(line.time).toTimeString().slice(0, 8);
  const weight = line.level >= 50 ? 'ERROR ' : line.level >= 40 ? 'warning ' : '';
  return `${clock}  ${weight}${line.msg === 'request' ? requestOf(line) : messageOf(line)}`;
}

function requestOf({ method, status, route, ms }: Line): string {
  return `${status} ${method} ${route}, ${ms} ms`;
}

function messageOf({ msg = '', err }: Line): string {
  return err ? `${msg}\n${err.stack ?? err.message ?? ''}` : msg;
}
