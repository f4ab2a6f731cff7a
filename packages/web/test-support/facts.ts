/** The named values of a page, as a traveller reads them: each name of a description list with its value. */
export function shownFacts(within: ParentNode = document): Record<string, string> {
  return Object.fromEntries(
    [...within.querySelectorAll('dt')].map((name) => [
      name.textContent ?? '',
      name.nextElementSibling?.textContent ?? '',
    ]),
  );
}
