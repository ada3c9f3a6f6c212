// CommonJS modules run when they are first imported. Importing them from here runs them with this chunk, and not in one
// long task with the rest of the app.
export { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
