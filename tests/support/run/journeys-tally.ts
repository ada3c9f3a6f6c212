import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Tally } from './tally.ts';

const Spec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });

interface Suite {
  readonly specs: z.infer<typeof Spec>[];
  readonly suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});

const Report = z.object({
  suites: z.array(Suite),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * Counts one run from Playwright's JSON report. A journey that needed a retry counts as failed, and is named; so does a skipped one, and a
 * run that broke outside a journey or left no readable report.
 */
export function journeyTallyOf(file: string): Tally & { retried: string[] } {
  try {
    const { suites, errors, stats } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
      retried: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    };
  } catch {
    return { passed: 0, failed: 1, retried: [] };
  }
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [...specs, ...suites.flatMap(specsOf)];
