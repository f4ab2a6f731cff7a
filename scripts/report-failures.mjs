import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const maxErrorLength = 4_000;

/** Describes every failed test of a run, one paragraph each: its title, its place, its errors, its trace. */
export function describeFailures(failures) {
  return failures.map(({ place, title, text }) => `${place} ${title}\n${text}`).join('\n\n');
}

/**
 * The journeys that failed in a JSON report of Playwright. A journey that passed only in its second run counts as failed: the
 * second run only records a trace.
 */
export function failedJourneys({ errors = [], suites = [] }) {
  const errorsOutsideJourneys = errors.map(({ message }) =>
    describeFailure('outside of any journey', '', [message]),
  );
  return [...errorsOutsideJourneys, ...suites.flatMap((suite) => testsOf(suite, [])).flatMap(failedJourney)];
}

function testsOf({ title, file, specs = [], suites = [] }, outerTitles) {
  // The outermost title is the name of the file.
  const titles = title === undefined || title === file ? outerTitles : [...outerTitles, title];
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
  const attachedFiles = results.flatMap(({ attachments = [] }) => attachments.filter(({ path }) => path));
  const lines = [
    ...new Set(messages),
    ...(status === 'flaky'
      ? ['It passed only in the second run, which records a trace. It counts as failed.']
      : []),
    ...attachedFiles.map(({ name, path }) =>
      name === 'trace' ? `trace: npx playwright show-trace ${path}` : `${name}: ${path}`,
    ),
  ];
  return [describeFailure(place, `${title} (${projectName})`, lines)];
}

/** The tests that failed in a JSON report of Vitest, and the files that could not even be loaded. */
export function failedTests({ testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded, or whose preparation failed, has a message of its own.
    if (failed.length === 0) return status === 'failed' ? [describeFailure(file, '', [message])] : [];
    return failed.map(({ ancestorTitles = [], title, location, failureMessages = [] }) =>
      describeFailure(
        location ? `${file}:${location.line}` : file,
        [...ancestorTitles, title].join(' › '),
        failureMessages,
      ),
    );
  });
}

function describeFailure(place, title, lines) {
  const text = stripVTControlCharacters(lines.filter(Boolean).join('\n'));
  return { place, title, text: text.slice(0, maxErrorLength) };
}
