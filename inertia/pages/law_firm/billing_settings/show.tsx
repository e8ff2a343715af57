import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Facts } from '~/components/layout/facts'
import { ReminderPreview, type Preview } from '~/features/billing_settings/reminder_preview'
import { BillingSettingsForm } from '~/features/billing_settings/settings_form'
import { stepName, type FirmBilling } from '~/features/billing_settings/settings_words'
import { BankSection } from '~/features/firm/bank_section'
import type { FirmFacts } from '~/features/firm/types'
import { Section } from '~/features/settings/section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

type BillingSettingsProps = {
  settings: FirmBilling
  account: FirmFacts['bankAccount']
  /** Whom payments are for when nobody is named. */
  holder: string
  preview: Preview
  can: { changeAccount: boolean }
}

/** How the firm charges and how its clients pay it. */
export default function BillingSettings({ settings, account, holder, preview, can }: BillingSettingsProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const { series, dueDays, accountHolder, paymentReference, paymentNotes } = settings
  const say = (isOn: boolean, word: 'withholdings' | 'one_thousand' | 'review') =>
    t(`billing_settings.${word}_${isOn ? 'yes' : 'no'}`)
  const sample = [1, 2, 3].map((number) => `${series}${/\d$/.test(series) ? '-' : ''}${number}`).join(', ')
  return (
    <SettingsFrame
      area="firm"
      title={t('billing_settings.title')}
      lead={t('billing_settings.lead')}
      actions={
        <Button icon={Pencil} variant="primary" onClick={() => setEditing(true)}>
          {t('billing_settings.edit')}
        </Button>
      }
    >
      <BankSection account={account} canEdit={can.changeAccount} />
      <Section title={t('billing_settings.pay')} text={t('billing_settings.pay_text')}>
        <Facts
          wide
          items={[
            { label: t('billing_settings.field.accountHolder'), value: accountHolder ?? holder },
            {
              label: t('billing_settings.field.paymentReference'),
              value: paymentReference ?? t('billing_settings.charge_number'),
            },
            {
              label: t('billing_settings.field.paymentNotes'),
              value: <span className="whitespace-pre-line">{paymentNotes ?? t('billing_settings.none')}</span>,
            },
          ]}
        />
        {account === null && <p className="mt-3 text-sm text-fg-muted">{t('billing_settings.no_account')}</p>}
        {!can.changeAccount && <p className="mt-3 text-sm text-fg-muted">{t('billing_settings.account_owner')}</p>}
      </Section>
      <Section title={t('billing_settings.charges')} text={t('billing_settings.charges_text')}>
        <Facts
          wide
          items={[
            {
              label: t('billing_settings.field.series'),
              value: series ? t('billing_settings.series_sample', { series, sample }) : t('billing_settings.no_series'),
            },
            {
              label: t('billing_settings.field.defaultTax'),
              value: t(`billing_settings.tax.${settings.defaultTax}`),
            },
            {
              label: t('billing_settings.field.dueDays'),
              value: t('billing_settings.due_days', { days: dueDays }),
            },
            {
              label: t('billing_settings.withholdings'),
              value: say(settings.proposesWithholdings, 'withholdings'),
            },
            { label: t('billing_settings.words'), value: say(settings.saysOneThousand, 'one_thousand') },
          ]}
        />
      </Section>
      <Section title={t('billing_settings.payments')} text={t('billing_settings.payments_text')}>
        <Facts wide items={[{ label: t('billing_settings.review'), value: say(settings.twoPersonReview, 'review') }]} />
      </Section>
      <Section title={t('billing_settings.reminders')} text={t('billing_settings.reminders_text')}>
        {settings.remindersOn ? (
          <ul className="list-inside list-disc">
            {settings.reminderDays.map((days) => (
              <li key={days}>{stepName(t, days)}</li>
            ))}
          </ul>
        ) : (
          <p className="text-fg-muted">{t('billing_settings.reminders_off')}</p>
        )}
        <ReminderPreview preview={preview} />
      </Section>
      {isEditing && <BillingSettingsForm {...{ settings, holder }} onClose={() => setEditing(false)} />}
    </SettingsFrame>
  )
}
