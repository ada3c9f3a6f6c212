/** The dialog that lists the keyboard shortcuts, grouped by where they work. */
export const keysWording = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: [
    {
      title: 'On every page',
      keys: [
        ['/', 'search'],
        ['?', 'this list'],
        ['Esc', 'close what is open'],
      ],
    },
    {
      title: 'In a quantity box',
      keys: [
        ['↑ ↓', 'one pack more or less'],
        ['Enter', 'next quantity'],
        ['Shift+Enter', 'previous quantity'],
        ['Ctrl+Enter', 'add all lines to the cart'],
        ['Esc', 'restore the previous quantity'],
      ],
    },
    {
      title: 'In quick order',
      keys: [
        ['↓', 'in a part number: open the matches and move through them'],
        ['Enter', 'take the match, or go on to the next row'],
        ['Tab', 'next box'],
        ['Ctrl+V', 'paste lines, anywhere on the page'],
      ],
    },
  ],
  off: 'You can switch the / and ? keys off.',
  settings: 'Go to settings',
} as const;
