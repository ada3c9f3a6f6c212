/** The build this page is of; null while it is being worked on. */
export const pageBuild = (): string | null => document.documentElement.dataset['build'] ?? null;
