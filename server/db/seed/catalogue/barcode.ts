/** An EAN-13 from the range reserved for shops' own use (200 to 299), with its check digit. */
export function internalBarcode(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
