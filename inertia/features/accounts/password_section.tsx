import { usePage } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { NewPassword, newPassword } from './new_password'

const wasDone = (page: { props: unknown }) => !(page.props as SharedProps).notices.refusal

/** The password of the signed-in person: the one that they have and a new one. Who signs in with Google only has none. */
export function PasswordSection() {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <Panel title={t('recovery.password_section.title')}>
      {identity?.hasPassword ? <ChangeForm name={identity.name} /> : <Note tone="info">{t('errors.SES-500')}</Note>}
    </Panel>
  )
}

function ChangeForm({ name }: { name: string }) {
  const t = useMessages()
  const form = useFields(
    { currentPassword: '', password: '' },
    {
      currentPassword: { label: t('recovery.current_password'), rules: [required()] },
      password: { label: t('recovery.new_password'), rules: newPassword() },
    },
    { prefix: 'password' }
  )

  // An answer without errors makes what was sent the values to which the form is reset.
  function forget() {
    form.reset()
    form.set('currentPassword', '')
    form.set('password', '')
  }

  return (
    <Form
      form={form}
      method="put"
      action={route('settings.passwords.update')}
      visit={{ onSuccess: (page) => wasDone(page) && forget() }}
      label={t('recovery.password_section.title')}
      className="max-w-100"
    >
      <p className="text-sm text-fg-muted">{t('recovery.password_section.lead')}</p>
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <NewPassword field={form.field('password')} inputs={[name]} />
      <div>
        <Submit variant="secondary" pendingText={t('recovery.change.pending')}>
          {t('recovery.change.submit')}
        </Submit>
      </div>
    </Form>
  )
}
