import { type ComponentProps, useState } from 'react';
import { minPasswordLength } from '#contract/primitives.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { sessionWording as words } from '#wording/session.ts';
import { strengthOf } from './password-strength.ts';
import './password-field.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'label'> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a Show button; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          aria-label={isShown ? words.hidePasswordOf(props.label) : words.showPasswordOf(props.label)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hidePassword : words.showPassword}
        </Button>
      }
    />
  );
}

const filled = { weak: 1, medium: 2, strong: 3 } as const;

/** A new-password field that shows its strength as a word, a colour and a bar. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete' | 'hint'>) {
  const strength = props.value === '' ? null : strengthOf(props.value);
  return (
    <div className="new-password">
      <PasswordField {...props} autoComplete="new-password" hint={words.passwordHint(minPasswordLength)} />
      <p className="password-strength" data-strength={strength ?? undefined} role="status">
        {strength === null ? null : (
          <>
            <span className="password-strength-bar" aria-hidden="true">
              {[1, 2, 3].map((part) => (
                <span key={part} data-filled={part <= filled[strength] || undefined} />
              ))}
            </span>
            <span>
              <span className="vh">{words.strength}: </span>
              {words.strengths[strength]}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
