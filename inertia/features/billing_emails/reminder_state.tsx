import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { Emails } from './types'

interface ReminderStateProps {
  reminders: NonNullable<Emails['reminders']>
  chargeId: number
  canChange: boolean
  onChanged: () => void
}

/** When the next reminder of a charge goes out by itself, and the way to pause it. */
export function ReminderState({ reminders, chargeId, canChange, onChanged }: ReminderStateProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const [isBusy, setBusy] = useState(false)
  const { areOn, paused, next } = reminders
  const said = () => {
    if (!areOn) return t('billing_emails.reminders_off')
    if (paused) return t(`billing_emails.reminders_paused_${paused}`)
    if (next === null) return t('billing_emails.reminders_none')
    return t('billing_emails.reminders_next', { day: formatDate(next, 'long', locale, 'UTC') })
  }
  function change() {
    const visit = {
      headers: { blockType: 'button' },
      preserveScroll: true,
      preserveState: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onSuccess: onChanged,
    }
    const to = { id: chargeId }
    if (paused === 'charge') router.delete(route('law_firm.charge_reminder_pauses.destroy', to), visit)
    else router.post(route('law_firm.charge_reminder_pauses.store', to), {}, visit)
  }
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-medium">{t('billing_emails.reminders')}</h3>
      <p className="text-fg-muted">{said()}</p>
      {areOn && canChange && (next !== null || paused === 'charge') && (
        <span>
          <Button size="sm" variant="ghost" pending={isBusy} onClick={change}>
            {t(paused ? 'billing_emails.resume' : 'billing_emails.pause')}
          </Button>
        </span>
      )}
    </div>
  )
}
