/** Moves the focus to the quantity box after (1) or before (-1) this one in the same table or list; at the end it stays. */
export function focusQuantityBeside(box: HTMLInputElement, direction: 1 | -1): void {
  const group = box.closest('table, ul, ol, [data-quantities]');
  const boxes = [...(group?.querySelectorAll<HTMLInputElement>('.qty > input:enabled') ?? [])];
  const next = boxes[boxes.indexOf(box) + direction];
  if (next === undefined) box.select();
  else next.focus();
}
