import './icon.css';

/** `size` is in px at the default text size (20 by default); the icon scales with the text. */
export type IconProps = { size?: number; className?: string };

/** Creates an icon component from a 24-unit path; hidden from screen readers, so pair it with a word. */
export function icon(path: string) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        className={className === undefined ? 'icon' : `icon ${className}`}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        style={size === 20 ? undefined : { width: `${size / 16}rem`, height: `${size / 16}rem` }}
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
