/** Logged to the console. */
export const analyticsIsOff = 'Analytics is off: it has no consent or no valid container. No events are sent.';

export const wrongContainerId = (id: string): string =>
  `"${id}" is not a valid id of a tag manager container: GTM- followed by capital letters and digits.`;
