import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountWording as words } from '#wording/account.ts';
import { partWording } from '#wording/ui.ts';
import { customerSettingsQuery } from './account-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { MessageSwitches } from './message-switches.tsx';
import './settings-screen.css';

interface SettingsScreenProps {
  /** The change-password form. */
  readonly password: ReactNode;
  /** The switch for notifications on this device. */
  readonly notices: ReactNode;
}

/** Details, messages, password and display. */
export function SettingsScreen({ password, notices }: SettingsScreenProps) {
  const { data: settings, error, isFetching, refetch } = useQuery(customerSettingsQuery(useShop()));
  return (
    <div className="settings">
      {settings === undefined && error !== null ? (
        <LoadFailed words={partWording} title={words.loadFailed(words.settings)} query={{ isFetching, refetch }} />
      ) : (
        <>
          <section>
            <SectionHead title={words.details} />
            {settings === undefined ? (
              <Skeleton label={words.loading} lines={4} />
            ) : (
              <DetailsForm settings={settings} />
            )}
          </section>
          <section>
            <SectionHead title={words.messages} />
            {settings === undefined ? (
              <Skeleton label={words.loading} lines={4} />
            ) : (
              <MessageSwitches settings={settings} />
            )}
            {notices}
          </section>
        </>
      )}
      <section>
        <SectionHead title={words.password} />
        {password}
      </section>
      <section>
        <SectionHead title={words.display} />
        <DisplaySettings />
      </section>
      <DeviceSettings />
    </div>
  );
}
