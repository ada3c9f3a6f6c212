import { installWording } from '#wording/install.ts';
import './install-steps.css';

/** Install instructions for browsers without a prompt, with drawings of the two buttons to press. */
export function InstallSteps() {
  return (
    <ol className="install-steps">
      <li>
        <Drawing path="M12 15V3M8 7l4-4 4 4M7 10.5H5.5v10h13v-10H17" />
        {installWording.share}
      </li>
      <li>
        <Drawing path="M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7" />
        {installWording.add}
      </li>
      <li>{installWording.open}</li>
    </ol>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className="install-drawing" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
