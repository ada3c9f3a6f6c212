/** Lint rules of this repository that no plugin provides. Loaded by oxlint (`jsPlugins` in .oxlintrc.json). */

const timeUnit = /(?:Ms|Seconds|Minutes|Hours|Days)$/;
const timeWords = new Set(
  'timeout patience delay debounce throttle interval duration backoff lifetime ttl age pause'.split(' '),
);
const spanWords = new Set('second minute hour day week month year'.split(' '));
const byteUnit = /Bytes$/;
const byteWords = new Set('kilobyte kilobytes megabyte megabytes quota'.split(' '));
const moneyUnit = /Minor$/;
const moneyWords = new Set('price cost fee subtotal'.split(' '));

const lastWordOf = (name) => /(?:[A-Z]|^)[a-z]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Functions whose last argument is a number of milliseconds. */
const timers = new Set(['setTimeout', 'setInterval', 'sleep', 'startTimeout']);

const isNumber = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'number') ||
  (node?.type === 'BinaryExpression' &&
    '+-*/'.includes(node.operator) &&
    [node.left, node.right].every((side) => isNumber(side) || side.type === 'Identifier') &&
    (isNumber(node.left) || isNumber(node.right)));

/** The factors of a product, as in `24 * 60 * 60 * 1000`. */
const factors = (node) =>
  node?.type === 'BinaryExpression' && node.operator === '*'
    ? [...factors(node.left), ...factors(node.right)]
    : node?.type === 'Literal' && typeof node.value === 'number'
      ? [node.value]
      : [];

const isNumberType = (annotation) => annotation?.typeAnnotation?.type === 'TSNumberKeyword';

const unitMissingIn = (name, value) => {
  const word = lastWordOf(name);
  const product = factors(value);
  const isSpan = product.length > 1 && product.some((factor) => factor === 60 || factor === 24);
  const isTime = timeWords.has(word) || isSpan || (value !== undefined && spanWords.has(name));
  if (isTime && !timeUnit.test(name)) return 'Ms or Seconds';
  if ((byteWords.has(word) || product.includes(1024)) && !byteUnit.test(name)) return 'Bytes';
  return moneyWords.has(word) && !moneyUnit.test(name) ? 'Minor' : null;
};

/** Numbers of time, size or money must name their unit. */
const unitInName = {
  create: (context) => {
    const check = (node, name, value) => {
      const unit = unitMissingIn(name, value);
      if (unit !== null) context.report({ node, message: `"${name}" does not say its unit: end it in ${unit}.` });
    };
    return {
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && isNumber(init)) check(id, id.name, init);
      },
      TSPropertySignature: (node) => {
        if (node.key.type === 'Identifier' && isNumberType(node.typeAnnotation)) check(node.key, node.key.name);
      },
      Identifier: (node) => {
        if (isNumberType(node.typeAnnotation)) check(node, node.name);
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'Identifier' || !timers.has(callee.name)) return;
        const span = callee.name.startsWith('set') ? given[1] : given[0];
        if (span?.type !== 'Identifier' || /(?:^ms|Ms)$/.test(span.name)) return;
        context.report({ node: span, message: `"${span.name}" is a number of milliseconds: end it in Ms.` });
      },
    };
  },
};

/** A formatter takes milliseconds to create; at module level every page pays for that at start-up. */
const noEagerIntl = {
  create: (context) => ({
    NewExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.object.name !== 'Intl') return;
      for (let above = node.parent; above; above = above.parent) {
        if (/Function|PropertyDefinition|MethodDefinition/.test(above.type)) return;
      }
      context.report({ node, message: 'Create it when it is first used.' });
    },
  }),
};

/** Functions that the oldest supported browsers lack (docs/decisions/0014-supported-browsers.md). */
const tooNew = new Map(
  Object.entries({
    AbortSignal: ['any'],
    Array: ['fromAsync'],
    Iterator: ['from'],
    Map: ['groupBy'],
    Object: ['groupBy'],
    Promise: ['withResolvers', 'try'],
    URL: ['canParse', 'parse'],
    self: ['serviceWorker'],
  }),
);

const browserFloor = {
  create: (context) => ({
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (tooNew.get(node.object.name)?.includes(name) !== true) return;
      context.report({ node, message: `The oldest supported browsers have no ${node.object.name}.${name}.` });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'unit-in-name': unitInName, 'no-eager-intl': noEagerIntl, 'browser-floor': browserFloor },
};
