/** The viewports in which every screen is checked. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
