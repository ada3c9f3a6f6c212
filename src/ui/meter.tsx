import './visually-hidden.css';
import './meter.css';

/** `value` runs from 0 to `max`; `text` is the value in words, shown above the bar. */
export type MeterProps = { label: string; value: number; max: number; text?: string };

/** A native meter: text and a bar. */
export function Meter({ label, value, max, text }: MeterProps) {
  const filled = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="meter">
      {text === undefined ? null : <p className="meter-text">{text}</p>}
      <meter
        className="vh"
        aria-label={label}
        min={0}
        max={max}
        value={Math.min(Math.max(value, 0), max)}
        aria-valuetext={text}
      />
      <div className="meter-track" aria-hidden="true">
        <div className="meter-bar" style={{ transform: `scaleX(${filled})` }} />
      </div>
    </div>
  );
}
