import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import './button.css';

/** `primary` once per view; `plain` has a border; `quiet` has none; `danger` removes or cancels. */
export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';

/** Native button props plus styling. `isPending` shows a spinner and ignores further presses. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  type?: 'button' | 'submit';
  tone?: ButtonTone;
  size?: 'normal' | 'small';
  icon?: ReactNode;
  isPending?: boolean | undefined;
  isWide?: boolean;
};

/** A native button that stays focusable and in the reading order while pending. */
export function Button({
  tone = 'plain',
  size = 'normal',
  icon,
  isPending = false,
  isWide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={className === undefined ? 'btn' : `btn ${className}`}
      data-tone={tone}
      data-size={size === 'small' ? size : undefined}
      data-wide={isWide || undefined}
      data-pending={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={press}
    >
      {isPending ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** An anchor styled as a button; takes anchor props, so that the router's `createLink` can wrap it. */
export function LinkButton({
  tone = 'plain',
  size = 'normal',
  icon,
  isWide = false,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isWide'>) {
  return (
    <a
      {...rest}
      className={className === undefined ? 'btn' : `btn ${className}`}
      data-tone={tone}
      data-size={size === 'small' ? size : undefined}
      data-wide={isWide || undefined}
    >
      {icon}
      {children}
    </a>
  );
}

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, icon, ...rest }: Omit<ButtonProps, 'children' | 'isWide'> & { label: string }) {
  return (
    <Button
      tone="quiet"
      {...rest}
      className={`icon-btn ${rest.className ?? ''}`}
      icon={icon}
      aria-label={label}
      title={label}
    />
  );
}
