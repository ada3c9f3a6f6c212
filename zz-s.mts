import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
const state: any = { cookies: [{ name: 'tc_consent', value: 'none', domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }], origins: [] };
const c = await browser.newContext({ baseURL: 'http://localhost:4831', serviceWorkers: 'block', viewport: {width:320,height:640}, forcedColors: 'active', reducedMotion: 'reduce', storageState: state });
const p = await c.newPage();
const errors: string[] = []; p.on('pageerror', e => errors.push(e.message)); p.on('console', m => { if (m.type() === 'error') errors.push(m.text()); });
const open = async (a: string) => { await p.goto(a); await p.waitForFunction(() => document.documentElement.dataset.hydrated === 'true'); await p.waitForTimeout(700); };
const scan = async (a: string) => { await open(a);
  await p.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')); await p.waitForTimeout(400);
  const found = await p.evaluate(() => { const out: string[] = []; if (document.documentElement.scrollWidth > innerWidth) out.push('WIDE ' + document.documentElement.scrollWidth);
    for (const e of document.querySelectorAll<HTMLElement>('body *')) { if (!e.checkVisibility()) continue; const s = getComputedStyle(e); if (s.overflowX === 'hidden' || s.overflowX === 'clip') { if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 8 && s.textOverflow !== 'ellipsis') out.push('CLIPX ' + e.tagName + '.' + e.className + ' ' + e.textContent?.slice(0, 40)); if (s.overflowY !== 'auto' && s.overflowY !== 'scroll' && e.scrollHeight > e.clientHeight + 4 && e.clientHeight > 8) out.push('CLIPY ' + e.tagName + '.' + e.className + ' ' + e.textContent?.slice(0, 40)); }
      if ((e.tagName === 'BUTTON' || e.tagName === 'A') && e.scrollWidth > e.clientWidth + 4 && s.display !== 'inline' && e.clientWidth > 8) out.push('BTN ' + e.className + ' ' + e.textContent?.slice(0, 40) + ' ' + e.scrollWidth + '>' + e.clientWidth); }
    return [...new Set(out)].slice(0, 8); });
  console.log(a, JSON.stringify(found), errors.splice(0).join(' | '));
  await p.screenshot({ path: `/tmp/w12/s/${a.replace(/[^a-z0-9]+/gi, '_')}.png`, fullPage: false });
};
const guest = ['/', '/store', '/store/fixings-and-fasteners', '/store/product/hex-bolt-grade-8-8-zinc-plated-fx-hb', '/search?q=bolt', '/search?q=zzqq', '/cart', '/auth/login', '/auth/sign-up', '/auth/forgot-password', '/contact-us', '/cookies-settings', '/quick-order', '/compare', '/blog', '/privacy-policy', '/nowhere-at-all', '/about'];
for (const a of guest) await scan(a).catch((e) => console.log(a, 'FAILED', e.message.slice(0, 100)));
await open('/auth/login'); await p.getByLabel('Email address').fill('trade@example.com'); await p.getByLabel('Password', {exact:true}).fill('tradecounter'); await p.getByRole('main').getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(u=>!u.pathname.startsWith('/auth'));
await open('/account/orders'); const order = await p.locator('a[href^="/account/orders/"]').first().getAttribute('href');
for (const a of ['/', '/account/orders', order!, '/account/buy-again', '/account/addresses', '/account/settings', '/account/credit-limit', '/account/returns', '/favorites', '/checkout', '/cart', '/sync', '/successful-order']) await scan(a).catch((e) => console.log(a, 'FAILED', e.message.slice(0, 100)));
await browser.close();
