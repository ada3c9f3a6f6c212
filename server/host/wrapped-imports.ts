/** The part of an AST node that is used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/**
 * Wraps every `import()` of a module, so that failures are handled in one place: `import(x)` becomes `wrapper(() => import(x))`. Null if
 * there is none.
 */
export const wrapImports = (code: string, program: object, wrapper: { name: string; from: string }): string | null => {
  const imports: Node[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const child of Object.values(value)) visit(child);
    if (isNode(value) && value.type === 'ImportExpression') imports.push(value);
  };
  visit(program);
  if (imports.length === 0) return null;
  // From the end, so that earlier offsets stay valid; imports don't nest.
  const wrapped = imports
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}${wrapper.name}(() => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
  return `import { ${wrapper.name} } from '${wrapper.from}';\n${wrapped}`;
};
