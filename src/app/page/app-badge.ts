/** Shows the number of waiting changes on the icon of the installed shop, if the system supports it; removes it at zero. */
export const showBadge = async (waiting: number): Promise<void> => {
  if (!('setAppBadge' in navigator)) return;
  try {
    await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
  } catch {
    // Not installed or not allowed: the header shows it too.
  }
};
