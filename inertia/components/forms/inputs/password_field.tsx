import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import { InputBox } from './input_box'
import { useMessages } from '~/hooks/use_messages'

interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete?: 'current-password' | 'new-password' | 'off'
  autoFocus?: boolean
}

/** A password, with a button that shows it. */
export function PasswordField({ value, onChange, onBlur, autoComplete, autoFocus, ...field }: PasswordFieldProps) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)

  return (
    <Field {...field}>
      {(wiring) => (
        <InputBox
          suffix={
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={isShown ? t('forms.hide_password') : t('forms.show_password')}
              aria-controls={wiring.id}
              disabled={field.disabled}
              onClick={() => setShown(!isShown)}
              className="-mr-2 grid h-full w-8 flex-none place-items-center rounded-md text-fg-subtle hover:text-fg max-md:w-11"
            >
              <Icon of={isShown ? EyeOff : Eye} />
            </button>
          }
        >
          {(look) => (
            <input
              {...wiring}
              type={isShown ? 'text' : 'password'}
              value={value}
              className={look}
              autoComplete={autoComplete}
              autoFocus={autoFocus}
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          )}
        </InputBox>
      )}
    </Field>
  )
}
