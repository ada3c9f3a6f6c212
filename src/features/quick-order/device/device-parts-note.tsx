import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { LiveStamp } from '#ui/live-stamp.tsx';
import { Meter } from '#ui/meter.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { freshnessWording } from '#wording/freshness.ts';
import type { DevicePartIndex } from './use-device-parts.ts';

/** How much of the catalogue is on this device, and a button to fetch the rest. */
export function DevicePartsNote({ index: { status, fetch } }: { readonly index: DevicePartIndex }) {
  if (status === null) return null;
  const { state, isFetching, here, total, totalBytes, asOf, failure } = status;
  if (isFetching && state !== 'whole') {
    return (
      <Meter label={words.device.fetching} value={here} max={total ?? 0} text={words.device.progress(here, total)} />
    );
  }
  if (state === 'whole') {
    return (
      <p className="pad-device">
        <SmartphoneIcon size={18} />
        <span>{words.device.here(here)}</span>
        {asOf === null ? null : <LiveStamp at={asOf} say={freshnessWording.pricesAsOf} />}
      </p>
    );
  }
  if (total === null && state === 'none') return null;
  return (
    <p className="pad-device">
      <SmartphoneIcon size={18} />
      <span>
        {failure === null ? null : <>{words.device.failed[failure]} </>}
        {state === 'partial' ? words.device.partial(here, total) : words.device.offer(total ?? 0, totalBytes)}
      </span>
      <Button size="small" onClick={fetch}>
        {state === 'partial' ? words.device.goOn : words.device.save}
      </Button>
    </p>
  );
}
