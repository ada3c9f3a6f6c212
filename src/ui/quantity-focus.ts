/** Moves the focus to the next (1) or previous (-1) quantity box in the same table or list; at either end it stays. */
export function focusQuantityBeside(box: HTMLInputElement, direction: 1 | -1): void {
  const group = box.closest('table, ul, ol, [data-quantities]');
  const boxes = [...(group?.querySelectorAll<HTMLInputElement>('.qty > input:enabled') ?? [])];
  const next = boxes[boxes.indexOf(box) + direction];
  if (next === undefined) box.select();
  else next.focus();
}
