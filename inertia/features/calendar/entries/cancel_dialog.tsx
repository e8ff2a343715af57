import { router } from '@inertiajs/react'
import { useState } from 'react'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { SCOPES, type EntryCard, type Scope } from './types'

/** Asks before an event is cancelled, and for one that comes again what of it. */
export function CancelDialog({ entry, onClose }: { entry: EntryCard; onClose: () => void }) {
  const t = useMessages()
  const [scope, setScope] = useState<Scope>(entry.repetition ? 'one' : 'all')
  const [isBusy, setBusy] = useState(false)

  function cancel() {
    setBusy(true)
    const { id, version, at } = entry
    router.post(
      route('calendar.entries.cancel', { id }),
      { version, at, scope },
      { preserveScroll: true, preserveState: true, onSuccess: onClose, onFinish: () => setBusy(false) }
    )
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('entries.cancel_title', { title: entry.title })}
      verb={t('entries.cancel')}
      dismissal={t('common.close')}
      pendingText={t('entries.cancelling')}
      tone="danger"
      busy={isBusy}
      onConfirm={cancel}
    >
      <div className="grid gap-3">
        <p>{t('entries.cancel_text')}</p>
        {entry.repetition && (
          <RadioGroup
            label={t('entries.field.scope')}
            value={scope}
            onChange={setScope}
            options={SCOPES.map((value) => ({ value, label: t(`entries.scope.${value}`) }))}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
