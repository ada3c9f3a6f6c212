/** What a file of the build imports as soon as it is evaluated. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * The first circle of files that import each other, as a way from a file to itself; null where there is none. Of such files one is
 * evaluated before what it imports, and which one depends on the page.
 */
export const findCircle = (imports: Imports): string[] | null => {
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
