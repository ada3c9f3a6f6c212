import { type ComponentType, useEffect, useState } from 'react';
import './named-icon.css';

/** `set:name`. Names that point to a service other than the configured one (`@other:set:name`) are not requested. */
const namePattern = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * An icon drawn by name, once the icon service at `service` has returned it; its space is reserved from the start.
 * Hidden from screen readers, so pair it with a word. Renders nothing without a name or a service.
 */
export function NamedIcon({ name, service }: { name: string | null | undefined; service: string | null }) {
  if (service === null || typeof name !== 'string' || !namePattern.test(name)) return null;
  return <Drawn name={name} service={service} />;
}

function Drawn({ name, service }: { name: string; service: string }) {
  const [Icon, setIcon] = useState<ComponentType<{ icon: string }>>();
  useEffect(() => {
    let isCurrent = true;
    import('./iconify.ts').then(({ iconsOf }) => {
      if (isCurrent) setIcon(() => iconsOf(service));
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [service]);
  return (
    <span className="named-icon" aria-hidden="true">
      {Icon === undefined ? null : <Icon icon={name} />}
    </span>
  );
}

/** The word beside the icon says the same, so a failure needs no message. */
const ignore = () => undefined;
