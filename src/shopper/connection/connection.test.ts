import { describe, expect, test } from 'vitest';
import { type Connection, type ConnectionEvent, firstConnection, holdMs, nextConnection } from './connection.ts';

type Step = ConnectionEvent['type'] | readonly [ConnectionEvent['type'], number];

/** Applies events 100 ms apart, or after the milliseconds in a step. */
const after = (steps: readonly Step[], from: Connection = firstConnection(true, 0)): Connection => {
  let at = from.judgedAt;
  return steps.reduce((connection, step) => {
    const [type, wait] = typeof step === 'string' ? ([step, 100] as const) : step;
    at += wait;
    return nextConnection(connection, { type, at });
  }, from);
};

const passed = ['time-passed', holdMs] as const;

describe('the connection is judged by what calls did', () => {
  test.each<[string, Step[], Connection['judged']]>([
    ['one call without an answer is no trouble yet', ['unanswered'], 'online'],
    ['two in a row are', ['unanswered', 'unanswered'], 'troubled'],
    ['not with an answer between them', ['unanswered', 'answered', 'unanswered'], 'online'],
    ['a call that takes longer than four seconds is', ['slow'], 'troubled'],
    ['an answer clears it', ['slow', 'answered'], 'online'],
    ['a copy from this device is no answer of the store', ['unanswered', 'unanswered', 'cached'], 'troubled'],
    ['copies alone mean that nobody answers', ['cached', 'cached'], 'troubled'],
    ['a device without a network is believed', ['network-lost'], 'offline'],
    ['a device with one is not', ['network-lost', 'network-found'], 'troubled'],
    ['nor does it make trouble', ['network-found'], 'online'],
    ['an answer counts more than what the device says', ['network-lost', 'answered'], 'online'],
    ['silence without a network stays that', ['network-lost', 'unanswered', 'unanswered', 'slow'], 'offline'],
  ])('%s', (_, steps, judged) => {
    expect(after(steps).judged).toBe(judged);
  });

  test('a page that begins without a network knows it at once', () => {
    expect(firstConnection(false, 0)).toMatchObject({ judged: 'offline', shown: 'offline' });
  });

  test('the last answer is remembered with its time', () => {
    expect(after(['answered', 'unanswered', 'slow']).answeredAt).toBe(100);
    expect(after(['unanswered']).answeredAt).toBeNull();
  });
});

describe('a change of the connection is shown once it has lasted', () => {
  test.each<[string, Step[], Connection['shown']]>([
    ['trouble is not shown at once', ['slow'], 'online'],
    ['it is shown once it has held for three seconds', ['slow', passed], 'troubled'],
    ['what came and went is never shown', ['slow', 'answered', passed], 'online'],
    ['nor is an answer in the midst of trouble', ['slow', passed, 'answered', 'slow', passed], 'troubled'],
    ['the return is shown once it has held', ['slow', passed, 'answered', passed], 'online'],
    ['one trouble becomes another at once', ['slow', passed, 'network-lost'], 'offline'],
  ])('%s', (_, steps, shown) => {
    expect(after(['answered', ...steps]).shown).toBe(shown);
  });

  test('on a page that the store has never answered, trouble is shown at once', () => {
    expect(after(['unanswered', 'cached']).shown).toBe('troubled');
  });

  test('the time counts from the change, not from the last event', () => {
    const flapping = after(['answered', 'slow', ['answered', 2000], ['slow', 2000], ['time-passed', 2000]]);
    expect(flapping.shown).toBe('online');
    expect(nextConnection(flapping, { type: 'time-passed', at: flapping.judgedAt + holdMs }).shown).toBe('troubled');
  });
});
