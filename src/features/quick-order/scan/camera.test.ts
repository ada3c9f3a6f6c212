import { expect, test } from 'vitest';
import { cameraFailureOf, hasTorch, switchTorch } from './camera.ts';

/** A camera stream with these capabilities; `apply` switches its light. */
const streamOf = (
  capabilities: object | null,
  apply: (wanted: unknown) => Promise<void> = () => Promise.resolve(),
) => ({
  getVideoTracks: () => [
    { applyConstraints: apply, ...(capabilities === null ? {} : { getCapabilities: () => capabilities }) },
  ],
});

test('a light is offered where the camera says that it can be lit, and nowhere else', () => {
  expect(hasTorch(streamOf({ torch: true }))).toBe(true);
  expect(hasTorch(streamOf({ torch: [false, true] }))).toBe(true);
  expect(hasTorch(streamOf({ torch: false }))).toBe(false);
  expect(hasTorch(streamOf({ torch: [false] }))).toBe(false);
  expect(hasTorch(streamOf({ width: { max: 1280 } }))).toBe(false);
  expect(hasTorch(streamOf(null))).toBe(false);
});

test('the light is switched by the camera’s own constraints, and one that would not says so', async () => {
  const wanted: unknown[] = [];
  const willing = streamOf({ torch: true }, (constraints) => {
    wanted.push(constraints);
    return Promise.resolve();
  });
  expect(await switchTorch(willing, true)).toBe(true);
  expect(await switchTorch(willing, false)).toBe(true);
  expect(wanted).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
  expect(
    await switchTorch(
      streamOf({ torch: true }, () => Promise.reject(new Error('in use'))),
      true,
    ),
  ).toBe(false);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'busy'],
])('a browser that answers %s means that the camera is %s', (name, failure) => {
  expect(cameraFailureOf(new DOMException('', name))).toBe(failure);
});
