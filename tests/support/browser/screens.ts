/** The widths at which every screen is looked at. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };
