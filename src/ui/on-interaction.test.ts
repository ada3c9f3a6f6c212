import { expect, test, vi } from 'vitest';
import { onInteraction } from './on-interaction.ts';

/** A window whose listeners can be looked at. */
const stubWindow = () => {
  const target = new EventTarget();
  const added = vi.fn(target.addEventListener.bind(target));
  vi.stubGlobal('addEventListener', added);
  return { target, added };
};

test('the first interaction counts once, and none after listening was stopped', () => {
  const { target } = stubWindow();
  const [act, never] = [vi.fn(), vi.fn()];
  onInteraction(act);
  onInteraction(never)();
  for (const name of ['click', 'keydown']) target.dispatchEvent(new Event(name));
  expect(act).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test('every event but scrolling is captured: React stops those of parts that aren’t hydrated before they bubble', () => {
  const { added } = stubWindow();
  onInteraction(() => undefined);
  const bubbling = added.mock.calls.filter(([, , options]) => typeof options !== 'object' || options.capture !== true);
  expect(bubbling.map(([name]) => name)).toEqual(['scroll']);
});
