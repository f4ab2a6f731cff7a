const indexed = /^(.*) \((\d{1,3})\)$/;

/**
 * Names under which papers are kept, one for everybody: of two who are called the same the second has an index, in the
 * order in which they were given.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let index = 2; taken.has(distinct); index++) distinct = `${name} (${index})`;
    taken.add(distinct);
    return distinct;
  });
}

/** What somebody is called who is told apart by an index. */
export function plainName(name: string): string {
  return indexed.exec(name)?.[1] ?? name;
}
