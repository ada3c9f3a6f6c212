// Old-style modules run when somebody first imports them. Here they run with the file that holds them, and not in one
// long task with the rest of the app.
export { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
