import { expect, test } from 'vitest';
import { readFreeLine } from './read-lines.ts';
import { readText, type Reading } from './read-text.ts';

const linesOf = (reading: Reading) => {
  if (reading.type === 'refused') throw new Error(reading.kind);
  return reading.text.lines.map(({ line, code, quantity }) => [line, code, quantity]);
};
const read = async (text: string) => linesOf(await readText(text));

test.each([
  ['FX-HB-M10-060', 'FX-HB-M10-060', ''],
  ['FX-HB-M10-060 12', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060;12', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060, ten', 'FX-HB-M10-060', 'ten'],
  ['FX-HB-M10-060; -3', 'FX-HB-M10-060', '-3'],
  ['12; FX-HB-M10-060', 'FX-HB-M10-060', '12'],
  ['coach bolt, black', 'coach bolt, black', ''],
  ['12x FX-HB-M10-060', 'FX-HB-M10-060', '12'],
  ['12 x FX-HB-M10-060', 'FX-HB-M10-060', '12'],
  ['12× FX-HB-M10-060', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060 x 12', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060 x12', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060 12 pcs', 'FX-HB-M10-060', '12'],
  ['12 FX-HB-M10-060', 'FX-HB-M10-060', '12'],
  ['FX HB M10 060', 'FX HB M10 060', ''],
  ['FX-HB-M10-060 -3', 'FX-HB-M10-060', '-3'],
  ['FX-HB-M10-060 1e9', 'FX-HB-M10-060', '1e9'],
  ['FX-HB-M10-060 ten', 'FX-HB-M10-060', 'ten'],
  ['FX-HB-M10-060 １２', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060 x ١٢', 'FX-HB-M10-060', '12'],
  ['FX-HB-M10-060 десять', 'FX-HB-M10-060', 'десять'],
  ['FX-HB-M10-060;1,200', 'FX-HB-M10-060', '1,200'],
  ['FX-HB-M10-060\t1,200', 'FX-HB-M10-060', '1,200'],
  ['FX-HB-M10-060 1,200 pcs', 'FX-HB-M10-060', '1,200'],
  ['FX-HB-M10-060, 1,200', 'FX-HB-M10-060', '1,200'],
  ['FX-HB-M10-060;1,200.00', 'FX-HB-M10-060', '1,200.00'],
  ['FX-HB-M10-060;1,200.50', 'FX-HB-M10-060', '1,200.50'],
  ['FX-HB-M10-060;1.200,00', 'FX-HB-M10-060', '1.200'],
  ['FX-HB-M10-060 1,200.00 pcs', 'FX-HB-M10-060', '1,200.00'],
  ['FX-HB-M10-060,Bolt,ten', 'FX-HB-M10-060', 'ten'],
  ['FX-HB-M10-060,Bolt,5', 'FX-HB-M10-060', '5'],
  ['FX-HB-M10-060, 1,5', 'FX-HB-M10-060', '1,5'],
  ['FX-HB-M10-060,200', 'FX-HB-M10-060', '200'],
  ['5012345000601', '5012345000601', ''],
  ['5012345000601 2', '5012345000601', '2'],
])('the line %j is %j, quantity %j [CAT-08]', (text, code, quantity) => {
  expect(readFreeLine(text)).toMatchObject({ code, quantity });
});

test.each([
  ['tabs', 'A-1\t5\nB-2\t6'],
  ['semicolons', 'A-1;5\nB-2;6'],
  ['commas', 'A-1,5\nB-2,6'],
  ['spaces', 'A-1 5\nB-2 6'],
  ['commas with spaces, and empty lines', 'A-1, 5\n\nB-2 , 6\n\n'],
  ['quotes', '"A-1","5"\r\n"B-2","6"'],
  ['old line ends', 'A-1;5\rB-2;6'],
])('two lines with %s are read as two [CAT-08]', async (_, text) => {
  expect((await read(text)).map(([, code, quantity]) => [code, quantity])).toEqual([
    ['A-1', '5'],
    ['B-2', '6'],
  ]);
});

test.each(['A-1 1,200.00\nB-2 6', 'A-1;1,200.00\nB-2;6', 'A-1, 1,200.00\nB-2, 6'])(
  'decimals after thousands belong to the quantity: %j [CAT-08]',
  async (text) => {
    expect((await read(text)).map(([, code, quantity]) => [code, quantity])).toEqual([
      ['A-1', '1,200.00'],
      ['B-2', '6'],
    ]);
  },
);

test.each(['A-1 1,200\nB-2 6', 'A-1, 1,200\nB-2, 6', 'A-1 x 1,200\nB-2 x 6'])(
  'a comma between thousands takes no quantity apart: %j [CAT-08]',
  async (text) => {
    expect((await read(text)).map(([, code, quantity]) => [code, quantity])).toEqual([
      ['A-1', '1,200'],
      ['B-2', '6'],
    ]);
  },
);

test.each([
  'SKU,QTY\nA-1,5',
  'Qty;Part Number\n5;A-1',
  'Description\tArticle no.\tOrder qty\nA bolt\tA-1\t5',
  'Item,Product Code,Name,Quantity\n,A-1,Bolt,5',
  'EAN;Menge\nA-1;5',
])('headings name the columns: %j [CAT-08]', async (text) => {
  expect(await read(text)).toEqual([[2, 'A-1', '5']]);
});

test('lines keep the number they have in the file, empty ones counted', async () => {
  expect(await read('sku,qty\n\nA-1,5\n\n\nB-2,6')).toEqual([
    [3, 'A-1', '5'],
    [6, 'B-2', '6'],
  ]);
});

test('under headings, too, a line with the quantity in place of the number is exchanged, and only such a line [CAT-08]', async () => {
  const reading = await readText(
    ['sku,qty', '100,FX-HB-M10-060', '100,ten', '100,10-Jun', '5,1e9', '5,2.5', '7,ca. 12', 'B-2,A-1', '12,60'].join(
      '\n',
    ),
  );
  expect(linesOf(reading).map(([, code, quantity]) => [code, quantity])).toEqual([
    ['FX-HB-M10-060', '100'],
    ['100', 'ten'],
    ['100', '10-Jun'],
    ['5', '1e9'],
    ['5', '2.5'],
    ['7', 'ca. 12'],
    ['B-2', 'A-1'],
    ['12', '60'],
  ]);
  const swapped = reading.type === 'lines' ? reading.text.lines.map(({ isSwapped = false }) => isSwapped) : [];
  expect(swapped).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
});

test('columns that stand the other way round are exchanged, and marked', async () => {
  const reading = await readText('12,A-1\n3,B-2');
  expect(linesOf(reading)).toEqual([
    [1, 'A-1', '12'],
    [2, 'B-2', '3'],
  ]);
  expect(reading.type === 'lines' && reading.text.lines.every(({ isSwapped }) => isSwapped)).toBe(true);
});

test.each([
  [',A-1,5', 'A-1', '5'],
  [',,A-1', 'A-1', ''],
  [',5,', '', '5'],
  ['A-1,,5', 'A-1', '5'],
  ['A-1,Bolt,5', 'A-1', '5'],
  ['A-1,Bolt,ten', 'A-1', 'ten'],
  ['A-1,Bolt,2.5', 'A-1', '2.5'],
  ['A-1,Bolt,10-Jun', 'A-1', '10-Jun'],
  ['A-1,,ten', 'A-1', 'ten'],
  ['A-1,Bolt,12 pcs', 'A-1', '12 pcs'],
  ['A-1,ten,Bolt', 'A-1', 'ten'],
  ['A-1,Bolt,zinc', 'A-1', 'Bolt'],
  ['A-1,Bolt,5012345000601', 'A-1', 'Bolt'],
])('of the cells %j the number is %j and the quantity %j [CAT-08]', async (text, code, quantity) => {
  expect(await read(text)).toEqual([[1, code, quantity]]);
});

test('a line that has only a description is read, not left out [CAT-08]', async () => {
  expect(await read('Description,Part No,Qty\nBolt,A-1,5\nNut,,')).toEqual([
    [2, 'A-1', '5'],
    [3, 'Nut', ''],
  ]);
});

test('a quote that is never closed swallows nothing', async () => {
  expect(await read('A-1,5\nB-"2,6\n"C-3,7\nD-4,8')).toEqual([
    [1, 'A-1', '5'],
    [2, 'B-"2', '6'],
    [3, '"C-3', '7'],
    [4, 'D-4', '8'],
  ]);
});

test('lines beyond the most that are read are counted, not lost in silence', async () => {
  const reading = await readText(Array.from({ length: 20_012 }, (_, at) => `A-${at},1`).join('\n'));
  expect(reading).toMatchObject({ type: 'lines', left: 12 });
  expect(linesOf(reading)).toHaveLength(20_000);
});

test('a text of blanks and separators alone is refused as empty', async () => {
  expect(await readText(' \n,,\n')).toEqual({ type: 'refused', kind: 'empty' });
});
