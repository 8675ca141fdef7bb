/** The failed tests of a runner's report, each with where it stands and the first lines of why. */
const linesOfWhy = 6;

/** Of Vitest's JSON report. */
export function failedInVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== "passed");
    // A file that can't be loaded has no tests at all.
    if (failed.length === 0) return message ? [told(name, "", [message])] : [];
    return failed.map((test) => told(name, test.fullName, test.failureMessages));
  });
}

/** Of Playwright's JSON report. */
export function failedInPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...failedInPlaywright(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== "expected")
        .map(({ results }) =>
          told(
            file,
            title,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
  ]);
}

function told(file, test, reasons) {
  const why = reasons.join("\n").split("\n").slice(0, linesOfWhy);
  return [`${file} › ${test}`, ...why.map((line) => `    ${line}`)].join("\n");
}
