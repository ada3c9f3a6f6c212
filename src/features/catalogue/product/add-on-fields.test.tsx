import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddOnFields } from './add-on-fields.tsx';

const option = (id: string) => ({ id, name: id, price: null, isDefault: false });

const textOf = (least: number, isRequired: boolean, chosen: readonly string[]): string =>
  renderToStaticMarkup(
    <AddOnFields
      groups={[
        {
          id: 'ends',
          name: 'Ends',
          description: null,
          isRequired,
          minSelections: least,
          maxSelections: 3,
          options: [option('a'), option('b'), option('c')],
        },
      ]}
      choice={{ ends: chosen }}
      missingId="ends"
      taxRate={undefined}
      onChange={() => {}}
    />,
  );

test.each<[number, boolean, readonly string[], string]>([
  [1, true, [], 'Choose an option for ends'],
  [2, true, [], 'Choose at least 2 options for ends'],
  [2, false, ['a'], 'Choose at least 2 options for ends'],
])(
  'with a minimum of %i (required: %s) and %j chosen, the group says “%s” [CAT-05]',
  (least, isRequired, chosen, text) => {
    expect(textOf(least, isRequired, chosen)).toContain(text);
  },
);

test.each<[number, boolean, readonly string[]]>([
  [2, true, ['a', 'b']],
  [2, false, []],
])(
  'with a minimum of %i (required: %s) and %j chosen, it asks for no further choice [CAT-05]',
  (least, isRequired, chosen) => {
    expect(textOf(least, isRequired, chosen)).not.toContain('Choose');
  },
);
