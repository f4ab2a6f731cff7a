type LoggedError = {
  readonly type?: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

type LogLine = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: LoggedError;
} & Readonly<Record<string, unknown>>;

/** Formats log lines for a person at a terminal. Programs get the lines unchanged. */
export function plainLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : plainLine(JSON.parse(line))))
    .join('\n');
}

function plainLine(line: LogLine): string {
  const { level, time, msg = '', err } = line;
  const timeOfDay = new Date(time).toTimeString().slice(0, 8);
  const severity = level >= 50 ? 'ERROR ' : level >= 40 ? 'warning ' : '';
  if (msg === 'request') return `${timeOfDay}  ${plainRequest(line)}`;
  return `${timeOfDay}  ${severity}${msg}${detailsOf(line)}${err ? `\n${plainFault(err)}` : ''}`;
}

function plainRequest({ method, status, route, ms }: LogLine): string {
  return `${status} ${method} ${route}, ${ms} ms`;
}

/** Lists the short texts of a line, such as the call or the screen. */
function detailsOf({ level: _level, time: _time, msg: _msg, err: _err, ...others }: LogLine): string {
  const simpleFields = Object.entries(others).filter(
    ([name, value]) => name !== 'pid' && name !== 'hostname' && typeof value === 'string',
  );
  return simpleFields.map(([name, value]) => `, ${name} ${value}`).join('');
}

function plainFault({ type, message, code, stack, cause }: LoggedError): string {
  const firstLine = [type, code, message].filter(Boolean).join(': ');
  const causeLines = cause ? `caused by ${plainFault(cause)}` : '';
  return [firstLine, stack, causeLines].filter(Boolean).join('\n');
}
