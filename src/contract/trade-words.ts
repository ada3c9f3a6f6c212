/*
 * What customers at a trade counter call things. Phrases are replaced by the catalogue's terms; words of one group are synonyms.
 * Both are data: a store with other goods adds its own here.
 */

/** Phrases of a search and the catalogue's terms for them, in the order in which they apply. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bt\s*(?:&|\+|and|n)\s*e\b/g, 'twin earth'],
  [/\b(?:bright )?zinc[ -]plate\b/g, 'zinc plated'],
  [/\bhot[ -]?dip(?:ped)?(?: galv(?:ani[sz]ed)?)?\b|\bhdg\b/g, 'galvanised'],
  [/\bstainless steel\b/g, 'stainless'],
  [/\ba([24])[ -](?:70|80)\b/g, 'a$1'],
  [/\b(?:allen|cap head)(?: head)?(?= (?:bolt|screw))/g, 'socket cap'],
  [/\bcap (?:bolt|screw|head)s?\b/g, 'cap screw'],
  [/\bsocket cap bolts?\b/g, 'socket cap screw'],
  [/\bset ?(?:bolt|screw|pin)s?\b/g, 'set screw'],
  [/\bny-?lo[ck]+s?(?: nuts?)?\b/g, 'nylon insert nut'],
  [/\b(?:threaded bar|all[ -]?thread|stud ?bar|studding(?! conn))\b/g, 'threaded rod'],
  [/\btek(?: ?screw)?s?\b/g, 'self drilling screw'],
  [/\braw(?:l)? ?plugs?\b/g, 'wall plug'],
  [/\bplasterboard screw/g, 'drywall screw'],
  [/\b(?:extra|x)[ -]large\b/g, 'xl'],
  [/\brepair washers?\b/g, 'penny washer'],
  [/\bcarriage bolts?\b/g, 'coach bolt'],
  [/\b(?:pozi(?:driv)?|pz) ?(?=[0-4]\b(?! ?[x×.]))/g, 'pz'],
  [/\bt(?:or)?x? ?(?=(?:10|15|20|25|27|30|40)\b(?! ?[x×]))/g, 'tx'],
  [/\bstop (?=(?:cock|tap)s?\b)/g, 'stop'],
  [/\bstoptap/g, 'stopcock'],
  [/\b(?:iso|isolator|service) valve/g, 'isolating valve'],
  [/\b(?:double|twin|2g)(?= (?:\w+ )?(?:socket|switch|back ?box|dimmer|cooker))/g, '2 gang'],
  [/\b(?:single|1g)(?= (?:\w+ )?(?:socket|switch|back ?box|dimmer|cooker))/g, '1 gang'],
  [/\bback ?box/g, 'back box'],
  [/\bpush ?fit|\bspeed ?fit/g, 'push fit'],
  [/\bhalf(?= ?(?:an? )?(?:in|inch|bsp)\b)/g, '1/2'],
  [/\bthree[ -]quarters?(?= ?(?:in|inch|bsp)\b)/g, '3/4'],
  [/\bwell(?:y|ies)\b/g, 'wellington'],
  [/\b(s|m|l)(?:mall|edium|arge)\b(?=.*\b(?:vest|jacket|trousers|shirt|coat)s?\b)/g, '$1'],
  [/\bcat ?(?=[5-8])/g, 'cat '],
  [/\b8 ?[x×] ?4\b(?=.*plasterboard)|(?<=plasterboard.*)\b8 ?[x×] ?4\b/g, '2400 x 1200'],
  [/\b8(?: ?ft)? ?[x×] ?4(?: ?ft)?\b(?! ?mm)/g, '2440 x 1220'],
  [/\b4 ?[x×] ?2\b(?=.*\b(?:timber|wood|c16|c24|sawn|carcassing|joist))/g, '47 x 100'],
  [/\b6 ?[x×] ?2\b(?=.*\b(?:timber|wood|c16|c24|sawn|carcassing|joist))/g, '47 x 150'],
  [/(?:\bno\.? ?|#)?\b([468]|1[0-4]) ?(?:gauge|g)\b/g, 'no $1'],
];

/** Synonyms; the first word represents its group. */
const groups: readonly (readonly string[])[] = [
  ['zinc', 'bzp', 'zp'],
  ['galvanised', 'galvanized', 'galv', 'galvanise'],
  ['stainless', 'ss', 's/s', 'inox'],
  ['a2', '304'],
  ['a4', '316'],
  ['countersunk', 'csk', 'countersink'],
  ['pozi', 'pozidriv', 'pozidrive', 'pz'],
  ['hexagon', 'hex', 'hexagonal'],
  ['phillips', 'ph'],
  ['torx', 'tx'],
  ['tube', 'pipe', 'tubing'],
  ['armoured', 'armored', 'swa'],
  ['plywood', 'ply'],
  ['grey', 'gray'],
  ['lamp', 'bulb'],
  ['flexible', 'flex'],
  ['self-colour', 'self-color'],
  ['colour', 'color'],
  ['radiator', 'rad'],
  ['mitre', 'miter'],
  ['metre', 'meter'],
];

const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Words that only join others and carry no information in a search. */
const joining = new Set(
  'a about an and any at by do for from got have i in is it me need of on or please some that the them these to want with you'.split(
    ' ',
  ),
);

/** Replaces trade phrases in a search with the catalogue's terms; the result is lower case. */
export const inCatalogueWords = (text: string): string =>
  phrases.reduce((words, [said, written]) => words.replaceAll(said, written), text.toLowerCase());

/** Whether a word only joins others: “a” in “for a bolt”, but not in “form A”. */
export const isJoining = (word: string, before = ''): boolean =>
  joining.has(word) && !/^(?:form|type|class|grade|level)$/.test(before);

/** Properties that go without saying: a bolt has a hexagon head, a nut is a full one. */
const usual = new Set(['hexagon', 'full', 'plain', 'standard', 'straight', 'single', 'plated', 'moulded']);

/** Whether a word of a description goes without saying. */
export const isUsual = (word: string): boolean => usual.has(word) || joining.has(word);

/** Whether a word has synonyms in the trade, such as “bzp” for zinc plated. */
export const isTradeWord = (word: string): boolean => groupOf.has(word) || groupOf.has(singularOf(word));

/** A word and all its synonyms, itself first; the synonyms are singular. */
export const sameMeaning = (word: string): readonly string[] => {
  const group = groupOf.get(word) ?? groupOf.get(singularOf(word));
  return group === undefined ? [word] : [word, ...group.filter((other) => other !== word)];
};

/** The singular of a word: “washers”, “brushes” and “batteries” become “washer”, “brush” and “battery”. */
export const singularOf = (word: string): string => {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

/** One spelling for all synonyms, singular or plural. */
export const meaningOf = (word: string): string => {
  const singular = singularOf(word);
  return groupOf.get(word)?.[0] ?? groupOf.get(singular)?.[0] ?? singular;
};
