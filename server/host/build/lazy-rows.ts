/** Contract modules whose calls a first view doesn't make. */
const described = /^#contract\/(?:basket-rows|category|content|product-rows|shopper-trail|store)\.ts$/;

/** A node of a parsed module, with its offsets in the code. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The name of an identifier; null for any other node. */
const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' && typeof value['name'] === 'string' ? value['name'] : null;

/** The module that an import loads; null for any other node. */
const sourceOf = (node: Node): string | null => {
  const source = node['source'];
  return node.type === 'ImportDeclaration' && isNode(source) && typeof source['value'] === 'string'
    ? source['value']
    : null;
};

/** Whether an identifier below a node only names a property or an import, and references no variable. */
const isOnlyName = (parent: Node, key: string): boolean =>
  (parent.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true) ||
  (parent.type === 'Property' && key === 'key' && parent['computed'] !== true && parent['shorthand'] !== true) ||
  parent.type === 'ImportSpecifier';

const isCall = (node: Node): boolean => {
  const callee = node['callee'];
  return node.type === 'CallExpression' && isNode(callee) && nameOf(callee['property']) === 'call';
};

interface Row {
  readonly imported: string;
  readonly from: string;
}

/**
 * Imports rows on demand if a module only calls them: `api.call(getCategory, …)` becomes `api.call(() => import(…), …)`, so that the
 * contract's schemas load with the first call instead of the first view. Null if there is nothing to change.
 */
export const deferRows = (code: string, program: object): string | null => {
  const imports: Node[] = [];
  const rows = new Map<string, Row>();
  /** All uses of each name: the node if it is the row of a call, otherwise null. */
  const uses = new Map<string, (Node | null)[]>();
  const visit = (node: Node): void => {
    const from = sourceOf(node);
    if (from !== null && described.test(from)) {
      imports.push(node);
      for (const one of nodesOf(node['specifiers'])) {
        const [local, imported] = [nameOf(one['local']), nameOf(one['imported'])];
        if (local !== null && imported !== null) rows.set(local, { imported, from });
      }
    }
    for (const [key, value] of Object.entries(node)) {
      for (const [at, child] of nodesOf(value).entries()) {
        const name = nameOf(child);
        if (name !== null && !isOnlyName(node, key)) {
          const isRow = key === 'arguments' && at === 0 && isCall(node);
          uses.set(name, [...(uses.get(name) ?? []), isRow ? child : null]);
        }
        visit(child);
      }
    }
  };
  for (const node of nodesOf(program)) visit(node);
  for (const [local] of rows) if (uses.get(local)?.every((use) => use !== null) !== true) rows.delete(local);
  if (rows.size === 0) return null;

  const edits = [...rows].flatMap(([local, { imported, from }]) =>
    (uses.get(local) ?? []).flatMap((use) =>
      use === null ? [] : [{ at: use, text: `() => import('${from}').then((rows) => rows.${imported})` }],
    ),
  );
  const kept = imports.map((at) => {
    const left = nodesOf(at['specifiers']).filter((one) => !rows.has(nameOf(one['local']) ?? ''));
    const names = left.map(({ start, end }) => code.slice(start, end)).join(', ');
    return { at, text: left.length === 0 ? '' : `import { ${names} } from '${sourceOf(at) ?? ''}';` };
  });
  // From the end, so that earlier offsets stay valid.
  return [...edits, ...kept]
    .toSorted((a, b) => b.at.start - a.at.start)
    .reduce((text, { at, text: put }) => text.slice(0, at.start) + put + text.slice(at.end), code);
};

const readerImport = /import \{ readAnswer \} from ['"]\.\/answer\.ts['"];/;
const readerCall = /\bawait readAnswer\(/;

/** In pages, the code that parses responses also loads with the first one; the worker and the store load it at their start. */
export const deferReader = (code: string): string => {
  if (!readerImport.test(code) || !readerCall.test(code))
    throw new Error('api.ts no longer imports or awaits readAnswer as the build expects.');
  return code.replace(readerImport, '').replace(readerCall, "await (await import('./answer.ts')).readAnswer(");
};
