import { Screen } from './screen.tsx';
export function PendingScreen() {
  return <Screen title="" />;
}
