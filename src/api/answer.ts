import * as z from 'zod/mini';
import { Failure } from '#contract/failure.ts';
import { passwordChangeHeader, passwordChangeRequired } from '#contract/password-change.ts';
import type { Row, RowData } from '#contract/row.ts';
import { ContractBroken, answeredElsewhere, NoAnswer, Refused } from './api-error.ts';

/**
 * Reads the response to a call made with `token`. Returns the parsed `data` of a success, else throws `Refused`, `NoAnswer` (something
 * other than the store answered) or `ContractBroken`.
 */
export const readAnswer = async <R extends Row>(
  row: R,
  response: Response,
  token: string | null,
): Promise<RowData<R>> => {
  const body = await readJson(response);
  if (!response.ok) {
    if (isOfSomebodyElse(response.status, body)) throw answeredElsewhere(row);
    throw refusalOf(response, body, token);
  }
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw answeredElsewhere(row);
  }
  const parsed = z.safeParse(row.data, body.data);
  if (!parsed.success) {
    throw new ContractBroken(`${row.method} ${row.path}: ${z.prettifyError(parsed.error)}`);
  }
  // The row's own schema has just validated it.
  return parsed.data as RowData<R>;
};

const busy = new Set([408, 425, 429]);

/** An HTML page in place of the store's JSON refusal: from a captive portal or a proxy in front of the store, not the store. */
const isOfSomebodyElse = (status: number, body: unknown): boolean =>
  status < 500 && !busy.has(status) && typeof body === 'string' && body.trimStart().startsWith('<');

const readJson = async (response: Response): Promise<unknown> => {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new NoAnswer('The answer broke off.', { cause });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const refusalOf = (response: Response, body: unknown, token: string | null): Refused => {
  const { status, headers } = response;
  const refused = { status, retryAfterMs: retryAfterMsOf(headers.get('retry-after')), token };
  if (typeof body === 'string' && body.trim() === passwordChangeRequired) {
    const passwordChangeToken = headers.get(passwordChangeHeader);
    return new Refused({ ...refused, errors: [passwordChangeRequired], passwordChangeToken });
  }
  const failure = z.safeParse(Failure, body);
  if (!failure.success) return new Refused({ ...refused, errors: [] });
  const errors = failure.data.errors.map((entry) => (typeof entry === 'string' ? entry : entry.message));
  return new Refused({ ...refused, errors, details: failure.data.details ?? [] });
};

const retryAfterMsOf = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
};
