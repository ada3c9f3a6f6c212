/** The style of the page: ink on paper, pencil lines, light or dark to match the reader's system. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2a33, #e7ecee);
  --paper: light-dark(#fbfaf6, #14191c);
  --muted: light-dark(#55646d, #a3b0b6);
  --line: light-dark(#d5d8d4, #344047);
  --link: light-dark(#0b5a8a, #7cc0ea);
  font: 1rem/1.55 system-ui, sans-serif;
  color: var(--ink);
  background: var(--paper);
}
* { box-sizing: border-box; }
body { display: grid; grid-template-columns: minmax(10rem, 14rem) minmax(0, 60rem); gap: 2rem; margin: 0 auto; max-width: 78rem; padding: 1.5rem; }
header { grid-column: 1 / -1; }
header p { margin: 0.4rem 0; max-width: 60rem; }
small { margin-left: 0.4em; }
nav { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.2rem 0; }
main > h2:first-child { margin-top: 0; }
a { color: var(--link); text-underline-offset: 0.15em; }
h1 { margin-top: 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; padding-bottom: 0.2rem; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem; }
h3 { margin: 1.25rem 0 0.4rem; font-size: 1rem; scroll-margin-top: 1rem; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
small, .summary { color: var(--muted); }
dt { margin-top: 0.6rem; font-weight: 600; }
dd { margin: 0 0 0 1.25rem; }
details { border-bottom: 1px solid var(--line); padding: 0.45rem 0; scroll-margin-top: 1rem; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.method { display: inline-block; min-width: 4.2em; font: 700 0.8rem ui-monospace, monospace; }
.summary { display: block; padding-left: 5.4em; font-size: 0.9rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { border-top: 1px solid var(--line); padding: 0.3rem 0.6rem 0.3rem 0; text-align: left; vertical-align: top; font-weight: 400; }
th { width: 14rem; }
td p { margin: 0; }
@media (max-width: 48rem) {
  body { grid-template-columns: minmax(0, 1fr); padding: 1rem; }
  header { grid-column: 1 / -1; }
header p { margin: 0.4rem 0; max-width: 60rem; }
small { margin-left: 0.4em; }
nav { position: static; max-height: none; }
  nav ul { columns: 2; }
  th { width: 40%; }
  .summary { padding-left: 0; }
}
`;
