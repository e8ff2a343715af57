import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { SecurityPage } from '~/features/auth/security_page'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function TwoFactor() {
  const t = useMessages()
  const [isRecovery, setRecovery] = useState(false)
  const label = t(isRecovery ? 'sign_in.challenge.recovery_code' : 'sign_in.challenge.code')
  const form = useFields(
    { code: '', trust: false },
    { code: { label, rules: [required()] }, trust: { label: t('sign_in.challenge.trust') } }
  )

  function change() {
    form.set('code', '')
    setRecovery(!isRecovery)
  }

  return (
    <SecurityPage
      title={t('sign_in.challenge.title')}
      lead={t(isRecovery ? 'sign_in.challenge.recovery_lead' : 'sign_in.challenge.lead')}
    >
      <Form form={form} method="post" action={route('security.two_factor_challenges.store')} className="grid gap-4">
        <TextField
          key={String(isRecovery)}
          {...form.field('code')}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
        />
        <Checkbox {...form.check('trust')} help={t('sign_in.challenge.trust_help')} />
        <Submit size="lg" block pendingText={t('sign_in.challenge.pending')}>
          {t('sign_in.challenge.submit')}
        </Submit>
        <Button size="lg" variant="ghost" block onClick={change}>
          {t(isRecovery ? 'sign_in.challenge.use_app' : 'sign_in.challenge.use_recovery')}
        </Button>
      </Form>
      <p className="mt-4 text-center">
        <TextLink href={route('security.login')}>{t('sign_in.challenge.back')}</TextLink>
      </p>
    </SecurityPage>
  )
}
