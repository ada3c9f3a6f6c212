// CommonJS modules run when they are first imported. From here they run with the file that holds them, and not in one
// long task with the rest of the app.
export { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
