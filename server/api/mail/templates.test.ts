import { expect, test } from 'vitest';
import { emailOf } from './templates.ts';

const greetingTo = (firstName: string): string | undefined => {
  const mail = {
    id: 'm',
    to: 'a@example.com',
    template: 'sign-up',
    data: { firstName, link: 'https://shop.example/x' },
  };
  const { text, html } = emailOf(mail, { storeName: 'Tradecounter', address: 'shop@example.com' });
  const [line] = text.split('\n\n');
  expect(html).toContain(line);
  return line;
};

test('an email greets by name, but not by one that mail programs would turn into a link', () => {
  for (const name of ['Ada', 'J. R. O’Neil', 'J.R.', 'Dr.Who', 'St.John', 'Lee.']) {
    expect(greetingTo(name)).toBe(`Hello ${name},`);
  }
  for (const name of ['Win at Evil.Example', 'st.evil.example', 'пример.рф', 't.co/abc', 'http://evil', '']) {
    expect(greetingTo(name)).toBe('Hello,');
  }
});
