type Fault = {
  readonly type?: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: Fault;
};

type Line = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: Fault;
} & Readonly<Record<string, unknown>>;

/** Lines of the log as a person at a terminal reads them. Machines get them as they are. */
export function plainLines(lines: string): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : plainLine(JSON.parse(line))))
    .join('\n');
}

function plainLine(line: Line): string {
  const { level, time, msg = '', err } = line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const weight = level >= 50 ? 'ERROR ' : level >= 40 ? 'warning ' : '';
  if (msg === 'request') return `${clock}  ${requestOf(line)}`;
  return `${clock}  ${weight}${msg}${aboutOf(line)}${err ? `\n${faultOf(err)}` : ''}`;
}

function requestOf({ method, status, route, ms }: Line): string {
  return `${status} ${method} ${route}, ${ms} ms`;
}

/** Which call, which screen: whatever short words came along. */
function aboutOf({ level: _level, time: _time, msg: _msg, err: _err, ...others }: Line): string {
  const known = Object.entries(others).filter(
    ([name, value]) => name !== 'pid' && name !== 'hostname' && typeof value === 'string',
  );
  return known.map(([name, value]) => `, ${name} ${value}`).join('');
}

function faultOf({ type, message, code, stack, cause }: Fault): string {
  const head = [type, code, message].filter(Boolean).join(': ');
  const below = cause ? `caused by ${faultOf(cause)}` : '';
  return [head, stack, below].filter(Boolean).join('\n');
}
