import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FileTextIcon } from '#ui/screen-icons.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';

/** Opens a CSV or text file. */
export function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
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
          for (const file of event.currentTarget.files ?? []) onFile(file);
          // The same file can be opened again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
