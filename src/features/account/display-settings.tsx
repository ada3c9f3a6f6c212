import { saveLook, type Look, useLook } from '#shopper/look.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { setToastTime } from '#ui/toast/toast-state.ts';
import { accountWording as words } from '#wording/account.ts';

const toastTimes = { short: 3000, long: 8000, stay: null } as const;
type ToastTime = keyof typeof toastTimes;

const timeNamed = (ms: Look['toastMs']): ToastTime => (ms === null ? 'stay' : ms === 8000 ? 'long' : 'short');

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Display settings: applied at once and stored on this device only. */
export function DisplaySettings() {
  const look = useLook();
  if (look === null) return null;
  const choose = (change: Look) => saveLook({ ...look, ...change });
  return (
    <div className="settings-display">
      <RadioGroup
        label={words.theme}
        value={look.theme ?? 'device'}
        options={optionsOf(words.themes)}
        onChange={(theme) => choose({ theme: theme === 'light' || theme === 'dark' ? theme : undefined })}
      />
      <RadioGroup
        label={words.density}
        value={look.density ?? 'device'}
        options={optionsOf(words.densities)}
        onChange={(density) =>
          choose({ density: density === 'comfortable' || density === 'compact' ? density : undefined })
        }
      />
      <RadioGroup
        label={words.toasts}
        value={timeNamed(look.toastMs)}
        options={optionsOf(words.toastTimes)}
        onChange={(name) => {
          const toastMs = toastTimes[name === 'long' || name === 'stay' ? name : 'short'];
          setToastTime(toastMs);
          choose({ toastMs });
        }}
      />
    </div>
  );
}
