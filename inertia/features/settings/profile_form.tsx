import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { Section } from './section'

/** Seven or eight digits is what licences have today; others are kept, and looked at again. */
const isUnusual = (license: string) => license !== '' && !/^\d{7,8}$/.test(license.replaceAll(/[\s.-]/g, ''))

/** Name, telephone and licence of a person. */
export function ProfileForm({ profile: { name, email, phone, license } }: { profile: Data.Accounts.Profile }) {
  const t = useMessages()
  const form = useFields(
    { name, phone, license },
    {
      name: { label: t('settings.account.name'), rules: [required(), maxLength(120)] },
      phone: { label: t('settings.account.phone'), rules: [] },
      license: { label: t('settings.account.license'), rules: [] },
    }
  )
  const unusual = isUnusual(form.data.license)
  const isClient = usePage<SharedProps>().props.identity!.audience === 'client'
  return (
    <Section title={t('settings.account.profile')}>
      <Form
        form={form}
        method="patch"
        action={route('settings.profiles.update')}
        guard
        className="grid max-w-112 gap-4"
      >
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          optional
          help={t('settings.account.phone_help')}
        />
        {(!isClient || license !== '') && (
          <TextField
            {...form.field('license')}
            inputMode="numeric"
            optional
            help={t(unusual ? 'settings.account.license_unusual' : 'settings.account.license_help')}
          />
        )}
        <div>
          <TextField
            label={t('settings.account.email')}
            value={email}
            onChange={() => undefined}
            readOnly
            autoComplete="username"
            help={t('settings.account.email_help')}
          />
          <TextLink href={route('settings.security')} className="mt-1.5 inline-block text-sm">
            {t('settings.account.change_email')}
          </TextLink>
        </div>
        <Submit className="justify-self-start">{t('common.save_changes')}</Submit>
      </Form>
    </Section>
  )
}
