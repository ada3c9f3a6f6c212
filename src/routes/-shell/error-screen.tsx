import { Screen } from './screen.tsx';
export function ErrorScreen() {
  return <Screen title="There is a problem with the store" />;
}
