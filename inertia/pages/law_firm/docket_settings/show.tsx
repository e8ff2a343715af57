import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Facts } from '~/components/layout/facts'
import { SettingsForm } from '~/features/docket/settings_form'
import { hourName, kindName, type FirmDocket } from '~/features/docket/settings_words'
import { Section } from '~/features/settings/section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface DocketSettingsProps {
  settings: FirmDocket
  kinds: string[]
  can: { edit: boolean }
}

/** What the firm asks for with its deadlines. */
export default function DocketSettings({ settings, kinds, can }: DocketSettingsProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const { alertHour, tellsLeader, escalateHours, signedKinds } = settings
  const said = (days: number[]) =>
    days.map((count) => t('docket.settings.days_before', { days: count })).join(', ') ||
    t('docket.settings.only_overdue')
  const later = escalateHours === null ? null : t('docket.settings.hours_later', { hours: escalateHours })
  return (
    <SettingsFrame
      area="firm"
      title={t('docket.settings.title')}
      lead={t('docket.settings.lead')}
      actions={
        can.edit && (
          <Button icon={Pencil} onClick={() => setEditing(true)}>
            {t('docket.settings.edit')}
          </Button>
        )
      }
    >
      <Section title={t('docket.settings.alerts')} text={t('docket.settings.alerts_text')}>
        <Facts
          wide
          items={[
            { label: t('docket.settings.alert_days'), value: said(settings.alertDays) },
            { label: t('docket.settings.clock_alert_days'), value: said(settings.clockAlertDays) },
            { label: t('docket.settings.alert_hour'), value: hourName(alertHour) },
            {
              label: t('docket.settings.tells_leader'),
              value: t(tellsLeader ? 'docket.settings.leader_yes' : 'docket.settings.leader_no'),
            },
            { label: t('docket.settings.escalate_hours'), value: later ?? t('docket.settings.never') },
          ]}
        />
      </Section>
      <Section title={t('docket.settings.signatures')} text={t('docket.settings.signatures_text')}>
        {signedKinds.length === 0 ? (
          <p className="text-fg-muted">{t('docket.settings.no_kinds')}</p>
        ) : (
          <ul className="list-inside list-disc">
            {signedKinds.map((kind) => (
              <li key={kind}>{t(kindName(kind))}</li>
            ))}
          </ul>
        )}
      </Section>
      {isEditing && <SettingsForm {...{ settings, kinds }} onClose={() => setEditing(false)} />}
    </SettingsFrame>
  )
}
