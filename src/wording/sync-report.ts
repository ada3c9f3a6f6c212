interface ReportedEntry {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly currencyCode: string;
  readonly countryCode: string;
}

/** The report on waiting changes that the shopper copies for support. */
export const reportWording = {
  title: 'Tradecounter: changes on this device',
  made: (at: string) => `Created: ${at}`,
  version: (version: string | null) => `Version: ${version ?? 'unknown'}`,
  connection: (state: string) => `Connection: ${state}`,
  isDurable: (isDurable: boolean) => `Saved after the tab is closed: ${isDurable ? 'yes' : 'no'}`,
  blockedBy: (reason: string | null) => `Blocked by: ${reason ?? 'none'}`,
  changes: (count: number) => `Changes: ${count}`,
  change: (place: number, what: string, code: string | null) => `${place}. ${what}${code === null ? '' : ` (${code})`}`,
  entry: ({ id, state, attempts, currencyCode, countryCode }: ReportedEntry) =>
    `   ${id}, ${state}, attempts: ${attempts}, ${currencyCode}, ${countryCode}`,
  origin: (at: string, path: string) => `   made ${at} on ${path}`,
  firstSent: (at: string) => `   first sent ${at}`,
  lastAnswer: (at: string, { status, code }: { readonly status: number; readonly code: string | null }) =>
    `   last answer ${at}: ${status === 0 ? 'none' : status}${code === null ? '' : `, ${code}`}`,
  said: (message: string) => `   the store said: ${message}`,
} as const;
