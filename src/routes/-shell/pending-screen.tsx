import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { screenUntilLoaded } from '#ui/next-screen.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { partWording } from '#wording/ui.ts';

/** Before a screen that is loading shows that it is. */
export const pendingMs = 300;

/** Two frames: what stands for a screen is painted before it, however soon that follows. */
export const paintedMs = 34;

/** Shown while a screen loads: what the press that leads there had at hand, else that it loads. */
export function PendingScreen() {
  const { href } = useRouter().latestLocation;
  // Who goes elsewhere meanwhile does not wait for what they pressed before.
  const [atHand] = useState(() => ({ href, screen: screenUntilLoaded() }));
  if (atHand.screen !== null && atHand.href === href) return atHand.screen;
  return (
    <div className="wrap screen">
      <Skeleton label={partWording.loading} shape="page" />
    </div>
  );
}
