import { Screen } from './screen.tsx';
export function NotFoundScreen() {
  return <Screen title="Page not found" />;
}
