import { stripVTControlCharacters } from 'node:util';

/** What a report of the browser's tests says of those that failed: where, what, and the errors themselves. */
export function tellFailures({ errors = [], suites = [] }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return stripVTControlCharacters(
    [...errors.map(({ message }) => message), ...failed.map(tell)].join('\n\n'),
  );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function tell({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return [`${file}:${line} ${title}`, ...errors.map(({ message }) => message)].join('\n');
}
