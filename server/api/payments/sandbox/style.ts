const darkTokens = `color-scheme:dark;--page:#0e1413;--chrome:#161e1c;--line:#2d3835;--line-strong:#74827d;--ink:#eaf0ee;
--ink-2:#b4c0bc;--danger:#ff9a90;--danger-tint:#361917;--brand:#76b7c6;--on-brand:#0e1413`;

/** The style sheet of every sandbox page. */
export interface SandboxStyle {
  readonly text: string;
  readonly hasFonts: boolean;
}

const families = [
  { file: /\/archivo[^/]*\.woff2$/, face: 'font-family:Archivo;font-weight:400 700;font-stretch:75% 100%' },
  { file: /\/atkinson-mono[^/]*\.woff2$/, face: "font-family:'Atkinson Mono';font-weight:400 600" },
];

/** The shop's ink, rules and highlighter, in the shop's typefaces if this host serves them, else in those of the device. */
export const sandboxStyle = (fonts: readonly string[]): SandboxStyle => {
  // The shop around a frame has usually loaded the fonts already, so there is little delay.
  const faces = families.flatMap(({ file, face }) => {
    const address = fonts.find((font) => file.test(font));
    return address === undefined
      ? []
      : [`@font-face{${face};src:url(${address}) format('woff2');font-display:fallback}`];
  });
  return { text: [...faces, rules].join('\n'), hasFonts: faces.length > 0 };
};

const rules = `
:root{color-scheme:light;--page:#fff;--chrome:#eff2f1;--line:#d3dad7;--line-strong:#76837e;--ink:#121a18;--ink-2:#45514d;
--danger:#b3261e;--danger-tint:#fcebe9;--brand:#0b5563;--on-brand:#fff;--mark:#ffd84a}
:root[data-theme=dark]{${darkTokens}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkTokens}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.5 Archivo,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:32rem;padding:1rem}
body.window main{padding:1.5rem}
body.full{background:var(--chrome)}
body.full main{margin:0 auto;padding:2rem 1rem 3rem;max-width:34rem}
.sheet{background:var(--page);border:1px solid var(--line-strong);border-top:2px solid var(--ink);padding:1.5rem}
h1{font-size:1.375rem;line-height:1.2;margin:0 0 1rem;font-weight:700;font-stretch:82%;text-wrap:balance}
p{margin:0 0 1rem;max-width:62ch}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem;margin:0 0 1.5rem;padding:.75rem 0;border-top:2px solid var(--ink);border-bottom:1px solid var(--line)}
dt{color:var(--ink-2)}dd{margin:0;text-align:end;font-weight:600;overflow-wrap:anywhere}
.note{border:1px dashed var(--line-strong);color:var(--ink-2);padding:.5rem .75rem;font-size:.875rem;line-height:1.4}
.field{margin:0 0 1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input[type=text]{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--page);border:1px solid var(--line-strong);border-radius:2px}
input[aria-invalid=true]{border:2px solid var(--danger)}
.error{color:var(--danger);font-size:.875rem;margin:.25rem 0 0}.error:empty{display:none}
.alert{border-inline-start:4px solid var(--danger);background:var(--danger-tint);padding:.5rem .75rem}
.alert:empty{display:none}
fieldset{border:0;margin:0 0 1.5rem;padding:0}legend{font-weight:600;padding:0;margin:0 0 .5rem}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;border-bottom:1px solid var(--line);font-weight:400;margin:0}
.choice input{width:1.25rem;height:1.25rem;accent-color:var(--brand)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;border-radius:2px;border:1px solid var(--line-strong);background:var(--page);color:var(--ink);cursor:pointer;text-decoration:none;display:inline-block}
button.primary,.button.primary{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
button[aria-disabled=true]{opacity:.6;cursor:progress}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--mark)}
details{margin:1.5rem 0 0;border-top:1px solid var(--line);padding:.75rem 0 0;font-size:.875rem}
summary{cursor:pointer;font-weight:600;min-height:1.5rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 0}th,td{text-align:start;padding:.25rem .5rem .25rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{font-weight:600;border-bottom-color:var(--ink)}
code{font:400 .94em/1.4 'Atkinson Mono',ui-monospace,monospace;white-space:nowrap}
dd code{white-space:normal}
`.trim();
