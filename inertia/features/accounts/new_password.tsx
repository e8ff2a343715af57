import { PasswordField } from '~/components/forms/inputs/password_field'
import { required, type Rule } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { PasswordMeter } from './password_meter'

const count = (value: unknown) => (typeof value === 'string' ? [...value].length : 0)

/** Rules of a new password that can be told while typing; the server also knows which ones everybody uses. */
export function newPassword(): Rule[] {
  const short: Rule = {
    check: (value) => (count(value) > 0 && count(value) < 8 ? { id: 'recovery.password_short' } : null),
  }
  const long: Rule = { check: (value) => (count(value) > 128 ? { id: 'recovery.password_long' } : null) }
  return [required(), short, long]
}

interface NewPasswordProps {
  /** What `form.field(name)` gives. */
  field: {
    id: string
    name: string
    label: string
    value: string
    onChange: (value: string) => void
    onBlur: () => void
    error?: string
    required?: boolean
  }
  /** What else the person has written, such as name and e-mail. */
  inputs?: (string | null | undefined)[]
}

/** The field of a new password with its meter. */
export function NewPassword({ field, inputs }: NewPasswordProps) {
  const t = useMessages()
  return (
    <div className="grid gap-2">
      <PasswordField {...field} autoComplete="new-password" help={t('recovery.new_password_help')} />
      <PasswordMeter password={field.value} inputs={inputs} />
    </div>
  )
}
