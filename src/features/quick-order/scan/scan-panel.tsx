import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PadRow } from '#features/quick-order/pad-row.ts';
import { scanWording as words } from '#wording/scan.ts';
import { hasTorch, switchTorch } from './camera.ts';
import { openFeedback, readIsLoud, saveIsLoud } from './feedback.ts';
import { ScannedCodes } from './scanned-codes.tsx';
import { TypedCode } from './typed-code.tsx';
import { useScan } from './use-scan.ts';
import './scan.css';

export interface ScanPanelProps {
  readonly rows: readonly PadRow[];
  /** Adds one more of this code. */
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** The camera's picture and the codes read so far: each code goes onto the pad as it is seen. */
export function ScanPanel({ rows, onCode, onClose }: ScanPanelProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      actions={
        <Button tone="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Scanner rows={rows} onCode={onCode} />
    </Dialog>
  );
}

/** A component of its own, so that the camera only starts once the dialog, whose code may arrive later, shows the picture. */
function Scanner({ rows, onCode }: Omit<ScanPanelProps, 'onClose'>) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isLoud, setLoud] = useState(readIsLoud);
  const feedback = useRef<ReturnType<typeof openFeedback> | null>(null);
  const take = useCallback(
    (code: string) => {
      setCodes((before) => [code, ...before.filter((one) => one !== code)]);
      onCode(code);
    },
    [onCode],
  );
  const { video, state, again } = useScan((code) => {
    if (isLoud) feedback.current?.tell();
    take(code);
  });
  const picture = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // The button that was pressed is gone, and Enter must not hit the close button instead.
    if (tries > 0) picture.current?.focus();
  }, [tries]);
  const tryAgain = () => {
    again();
    setTries((before) => before + 1);
  };
  useEffect(() => {
    const opened = openFeedback();
    feedback.current = opened;
    // Saved even if unchanged, which marks this device as one that scans.
    saveIsLoud(readIsLoud());
    return opened.close;
  }, []);
  return (
    <div className="scan">
      {state.type === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          actions={
            state.failure === 'unsupported' ? undefined : (
              <Button size="small" onClick={tryAgain}>
                {words.again}
              </Button>
            )
          }
        >
          {words.failed[state.failure]}
        </Notice>
      ) : null}
      <div
        ref={picture}
        className="scan-picture"
        role="group"
        aria-label={words.picture}
        tabIndex={-1}
        hidden={state.type === 'failed'}
        data-state={state.type === 'running' && state.isInSight ? 'taken' : 'ready'}
      >
        <video ref={video} muted playsInline aria-hidden="true" />
        <p className="scan-hint">
          {state.type === 'running' ? (state.isInSight ? words.inSight : words.ready) : words.starting}
        </p>
      </div>
      <ScannedCodes codes={codes} rows={rows} />
      <div className="scan-tools">
        {state.type === 'running' && hasTorch(state.stream) ? <Torch stream={state.stream} /> : null}
        <Checkbox
          label={words.loud}
          checked={isLoud}
          onChange={(isChosen) => {
            setLoud(isChosen);
            saveIsLoud(isChosen);
          }}
        />
      </div>
      <TypedCode isFirst={state.type === 'failed'} onCode={take} />
    </div>
  );
}

function Torch({ stream }: { readonly stream: MediaStream }) {
  const [isLit, setLit] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const press = async () => {
    const isDone = await switchTorch(stream, !isLit);
    if (isDone) setLit(!isLit);
    setFailed(!isDone);
  };
  return (
    <>
      <Button size="small" aria-pressed={isLit} onClick={() => void press()}>
        {isLit ? words.torchOff : words.torchOn}
      </Button>
      <span role="status">{hasFailed ? words.torchFailed : null}</span>
    </>
  );
}
