import type { ReactNode } from 'react';
import './stock-mark.css';

/** `in` is a filled square, `low` half filled, `out` hollow, `unknown` dashed; `detail` is a number or a date after the word. */
export type StockMarkProps = { level: 'in' | 'low' | 'out' | 'unknown'; label: string; detail?: ReactNode };

/** Stock as shape, word and colour, never colour alone. */
export function StockMark({ level, label, detail }: StockMarkProps) {
  return (
    <span className="stock" data-level={level}>
      <span className="stock-word">{label}</span>
      {detail === undefined ? null : <span className="stock-detail"> {detail}</span>}
    </span>
  );
}
