import { execFile, execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { root, run } from '#tests/support/run/step.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * Chromium without the code that a window needs: a page takes a fifth less processor time. It lacks notifications, cameras and the
 * back-forward cache.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Features that start extra processes for each visitor: one for the browser's own UI, which no test sees, and a spare one. */
const processFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** The features that Playwright disables. A second `--disable-features` replaces the first, so they are repeated here. */
const playwrightFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The flags that Chromium starts with: no sandbox, since tests may run as root, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  // There is no GPU; its software emulation costs a tenth of a page's processor time.
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // A visitor's tabs share a process, as on a phone: starting one takes as long as opening a page.
  '--renderer-process-limit=1',
  `--disable-features=${[...playwrightFeatures, ...processFeatures].join(',')}`,
];

/**
 * Further flags for a browser that shows pages and measures nothing: fewer processes and threads for network, drawing and scripts, which is
 * less work for a machine with two cores. A second `--enable-features` replaces Playwright's, so its feature is repeated.
 */
export const thriftyFlags = [
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
  // A journey leaves a page before optimised code would pay off.
  '--js-flags=--no-opt --no-maglev',
];

/** Chromium with the flags every journey uses. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: chromiumFlags,
  });
}

/**
 * Returns the path of a browser that starts: CHROME_PATH, a system browser or Playwright's own; if there is none, it installs one and says
 * so. Throws with instructions if that fails too.
 */
export async function ensureBrowser(): Promise<string> {
  const asked = process.env['CHROME_PATH'];
  if (asked !== undefined && asked !== '') {
    if (await starts(asked)) return asked;
    throw new Error(`CHROME_PATH is ${asked}, which does not start. Point it at Chromium or Chrome, or unset it.`);
  }
  const found = await firstThatStarts();
  if (found !== undefined) return found;

  console.log('No browser was found.');
  for (const install of [installPlaywrights, installDebians]) {
    await install();
    const installed = await firstThatStarts();
    if (installed !== undefined) {
      console.log(`The journeys use ${installed}.`);
      return installed;
    }
  }
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed here. Install one (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install --with-deps chromium) or set CHROME_PATH to one.',
  );
}

/**
 * The browser's path for a journey that needs only pages: CHROME_SHELL_PATH, CHROME_PATH, a headless shell of the system, else any browser.
 */
export async function ensureShell(): Promise<string> {
  const asked = process.env['CHROME_SHELL_PATH'];
  if (asked !== undefined && asked !== '') return asked;
  const isBrowserAsked = (process.env['CHROME_PATH'] ?? '') !== '';
  const shell = isBrowserAsked ? undefined : await firstThatStarts(onPath(shells));
  return shell ?? ensureBrowser();
}

/** Both paths, under the names of the environment variables that pass them to child processes. */
export async function browserPaths(): Promise<{ readonly CHROME_PATH: string; readonly CHROME_SHELL_PATH: string }> {
  const CHROME_SHELL_PATH = await ensureShell();
  return { CHROME_PATH: await ensureBrowser(), CHROME_SHELL_PATH };
}

const onPath = (files: readonly string[]): string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((it) => it !== '');
  return files.flatMap((name) => folders.map((folder) => join(folder, name)));
};

async function firstThatStarts(
  paths: readonly string[] = [...onPath(names), ...bundles, chromium.executablePath()],
): Promise<string | undefined> {
  for (const path of paths) {
    if (await starts(path)) return path;
  }
  return undefined;
}

/** Runs it for its version, since Ubuntu's `chromium` may be a script that only says how to install the browser. */
async function starts(path: string): Promise<boolean> {
  try {
    accessSync(path, constants.X_OK);
    await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function installPlaywrights(): Promise<void> {
  console.log("Downloading Playwright's Chromium (about 170 MB)...");
  const args = [
    join(root, 'node_modules/playwright/cli.js'),
    'install',
    ...(mayUseApt() ? ['--with-deps'] : []),
    'chromium',
  ];
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  sayWhyNot(await run({ command: process.execPath, args, env, isQuiet: true }));
}

async function installDebians(): Promise<void> {
  if (!mayUseApt()) {
    console.log("Debian's package needs root and apt-get, so it is not tried.");
    return;
  }
  console.log("Installing Debian's chromium with apt-get...");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run({ command: 'apt-get', args: ['update', '-qq'], env, isQuiet: true });
  // Waits if another process is installing something.
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600', 'chromium'];
  sayWhyNot(await run({ command: 'apt-get', args: install, env, isQuiet: true }));
}

function sayWhyNot([code, output]: [number, string]): void {
  if (code === 0) return;
  const reason = output.split('\n').find((line) => /^(E:|Error)/.test(line)) ?? `exit code ${code}`;
  console.log(`That did not work: ${reason}`);
}

function mayUseApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
