export const printWording = { print: 'Print' } as const;
