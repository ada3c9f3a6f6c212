import { type ComponentType, useEffect, useState } from 'react';
import './named-icon.css';

/** `set:name`. A name of another service than the one configured (`@other:set:name`) is not asked for. */
const namePattern = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * An icon that is known by its name, drawn once the icon service at `service` has given it; its space is there from the
 * start. Hidden from screen readers, so pair it with a word. Nothing where there is no name or no service.
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

/** The word beside the icon says the same. */
const ignore = () => undefined;
