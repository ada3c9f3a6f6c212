/** For each file of the build, what it imports statically. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the first import cycle and returns it as a path from a file to itself; null if there is none. In a cycle, one file is evaluated
 * before what it imports, and which one depends on the page.
 */
export const findImportCycle = (imports: Imports): string[] | null => {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] | null => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return null;
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
};
