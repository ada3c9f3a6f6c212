import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FileTextIcon } from '#ui/screen-icons.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';

/** Opens CSV or text files. */
export function FileButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileTextIcon size={18} />} onClick={() => input.current?.click()}>
        {words.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
