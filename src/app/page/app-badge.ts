/** Shows how many changes wait on the icon of the installed shop, where the system can; takes the number away at none. */
export const showBadge = async (waiting: number): Promise<void> => {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
  } catch {
    // Not installed, or not allowed to: the header says it too.
  }
};
