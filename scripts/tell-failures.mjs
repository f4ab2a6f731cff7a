import { stripVTControlCharacters } from 'node:util';

/** What a report of the browser's tests says of those that failed, if only at first: where, what, and the errors themselves. */
export function tellFailures({ errors = [], suites = [] }) {
  const failed = suites.flatMap(specsOf).filter((spec) => !spec.ok || isFlaky(spec));
  return stripVTControlCharacters(
    [...errors.map(({ message }) => message), ...failed.map(tell)].join('\n\n'),
  );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function isFlaky({ tests }) {
  return tests.some(({ status }) => status === 'flaky');
}

function tell(spec) {
  const { file, line, title, tests } = spec;
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return [
    `${file}:${line} ${title}${isFlaky(spec) ? ' (passed at the second try)' : ''}`,
    ...errors.map(({ message }) => message),
  ].join('\n');
}
