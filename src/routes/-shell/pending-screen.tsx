import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { screenUntilLoaded } from '#ui/next-screen.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { partWording } from '#wording/ui.ts';

/** How long a screen loads before its loading state appears. */
export const pendingMs = 300;

/** Two frames: a placeholder is painted before its screen, however soon that follows. */
export const paintedMs = 34;

/** Shown while a screen loads: the preview from the press that led there, or else a loading state. */
export function PendingScreen() {
  const { href } = useRouter().latestLocation;
  // A shopper who goes elsewhere meanwhile must not see the preview of the earlier press.
  const [atHand] = useState(() => ({ href, screen: screenUntilLoaded() }));
  if (atHand.screen !== null && atHand.href === href) return atHand.screen;
  return (
    <div className="wrap screen">
      <Skeleton label={partWording.loading} shape="page" />
    </div>
  );
}
