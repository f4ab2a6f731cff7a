import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const longestError = 4_000;

/** Describes every failed test of a run, one paragraph each: its title, its place, its errors, its trace. */
export function describeFailures(failures) {
  return failures.map(({ place, title, text }) => `${place} ${title}\n${text}`).join('\n\n');
}

/**
 * The journeys that failed in a JSON report of Playwright. A journey that passed only in its second run counts as failed: the
 * second run only records a trace.
 */
export function failedJourneys({ errors = [], suites = [] }) {
  const outside = errors.map(({ message }) => failure('outside of any journey', '', [message]));
  return [...outside, ...suites.flatMap((suite) => testsOf(suite, [])).flatMap(failedJourney)];
}

function testsOf({ title, file, specs = [], suites = [] }, above) {
  // The outermost title is the name of the file.
  const titles = title === undefined || title === file ? above : [...above, title];
  const ownTests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, ...placeOf(spec), title: [...titles, spec.title].join(' › ') })),
  );
  return [...ownTests, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

function placeOf({ file, line }) {
  return { place: `tests/journeys/${file}:${line}` };
}

function failedJourney({ status, place, title, projectName, results }) {
  if (status !== 'unexpected' && status !== 'flaky') return [];
  const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
  const attached = results.flatMap(({ attachments = [] }) => attachments.filter(({ path }) => path));
  const lines = [
    ...new Set(messages),
    ...(status === 'flaky'
      ? ['It passed only in the second run, which records a trace. It counts as failed.']
      : []),
    ...attached.map(({ name, path }) =>
      name === 'trace' ? `trace: npx playwright show-trace ${path}` : `${name}: ${path}`,
    ),
  ];
  return [failure(place, `${title} (${projectName})`, lines)];
}

/** The tests that failed in a JSON report of Vitest, and the files that could not even be loaded. */
export function failedTests({ testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded, or whose preparation failed, has a message of its own.
    if (failed.length === 0) return status === 'failed' ? [failure(file, '', [message])] : [];
    return failed.map(({ ancestorTitles = [], title, location, failureMessages = [] }) =>
      failure(
        location ? `${file}:${location.line}` : file,
        [...ancestorTitles, title].join(' › '),
        failureMessages,
      ),
    );
  });
}

function failure(place, title, lines) {
  const text = stripVTControlCharacters(lines.filter(Boolean).join('\n'));
  return { place, title, text: text.slice(0, longestError) };
}
