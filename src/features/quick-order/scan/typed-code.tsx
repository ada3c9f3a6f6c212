import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { scanWording as words } from '#wording/scan.ts';

/** A box for codes that the camera can't read; scanners that type can use it, too. `isFirst` focuses it. */
export function TypedCode({ isFirst, onCode }: { readonly isFirst: boolean; readonly onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <form
      ref={box}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onCode(typed.trim());
        setTyped('');
      }}
    >
      <TextField
        label={words.typed}
        value={typed}
        onChange={setTyped}
        isCode
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        end={<Button type="submit">{words.addTyped}</Button>}
      />
    </form>
  );
}
