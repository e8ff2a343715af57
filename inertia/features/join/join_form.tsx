import { router, usePage } from '@inertiajs/react'
import { useLayoutEffect } from 'react'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required } from '~/components/forms/validators'
import { PasswordMeter } from '~/features/accounts/password_meter'
import { GoogleButton } from '~/features/auth/google_button'
import { OrDivider } from '~/features/auth/or_divider'
import { carriedIn, type CarriedOver } from '~/features/join/carried_over'
import { PrivacyBox } from '~/features/join/privacy_box'
import { TypeChoice } from '~/features/join/type_choice'
import type { JoinProps, PersonType } from '~/features/join/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface JoinFormProps extends Partial<JoinProps> {
  /** Who the page is for; without it the person chooses. */
  type?: PersonType
  /** For affiliates: asks for the account that they are paid to. */
  withClabe?: boolean
}

/**
 * Puts what the address brought along from the form in a frame into the form, and takes it out of the address bar. It stands after the `#`: the server,
 * which draws the form first, never sees it.
 */
function useCarriedOver(put: (carried: CarriedOver) => void) {
  useLayoutEffect(() => {
    const carried = carriedIn(location.hash)
    if (!carried.email && !carried.name) return
    put(carried)
    router.replace({ url: location.pathname + location.search, preserveState: true })
    // Once: what comes later is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** What an invitation says of whom the account is for, so that nobody is asked. */
const TYPES = { member: 'lawyer', client: 'client' } as const

/** The form of registration: who, for what, with which password, and the consent. */
export function JoinForm({ referral, invited, type, withClabe = false }: JoinFormProps) {
  const t = useMessages()
  const asked = new URLSearchParams(usePage().url.split('?')[1]).get('type') === 'client' ? 'client' : 'lawyer'
  const form = useFields(
    {
      type: invited ? TYPES[invited.kind] : (type ?? (asked as PersonType)),
      name: invited?.name ?? '',
      email: invited?.email ?? '',
      password: '',
      clabe: '',
      privacy: false,
    },
    {
      type: { label: t('join.type') },
      name: { label: t('join.name'), rules: [required(), maxLength(120)] },
      email: { label: t('join.email'), rules: [required(), email()] },
      password: { label: t('join.password'), rules: [required()] },
      clabe: { label: t('join.clabe'), rules: withClabe ? [required()] : [] },
      privacy: { label: t('join.privacy.label'), rules: [required()] },
    }
  )
  useCarriedOver(({ name, email }) => form.restore({ name: invited?.name ?? name, email: invited?.email ?? email }))
  const { maxLength: _, ...nameField } = form.field('name')
  form.transform(({ clabe, ...data }) => ({ ...data, refCode: referral?.code, ...(withClabe && { clabe }) }))

  return (
    <>
      <Form
        form={form}
        method="post"
        action={withClabe ? route('security.affiliate_signups.store') : route('security.registrations.store')}
      >
        {!type && !invited && !withClabe && <TypeChoice {...form.field('type')} />}
        <TextField {...nameField} autoComplete="name" autoFocus />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="username"
          readOnly={Boolean(invited)}
          help={invited ? t('join.email.invited') : undefined}
        />
        <div className="grid gap-2">
          <PasswordField {...form.field('password')} autoComplete="new-password" help={t('join.password.help')} />
          <PasswordMeter password={form.data.password} inputs={[form.data.email, form.data.name]} />
        </div>
        {withClabe && (
          <TextField {...form.field('clabe')} inputMode="numeric" autoComplete="off" help={t('join.clabe.help')} />
        )}
        <PrivacyBox {...form.check('privacy')} />
        <Submit size="lg" block pendingText={t('join.pending')}>
          {t(withClabe ? 'join.submit.affiliate' : invited ? 'join.submit.invited' : 'join.submit')}
        </Submit>
      </Form>
      {!withClabe && <GoogleWay type={form.data.type} refCode={referral?.code} />}
    </>
  )
}

/** The same with an account of Google, where that is on. */
function GoogleWay({ type, refCode }: { type: PersonType; refCode?: string }) {
  const { google } = usePage<{ google?: boolean }>().props
  if (!google) return null
  return (
    <>
      <OrDivider />
      <GoogleButton intent="join" type={type} refCode={refCode} />
    </>
  )
}
