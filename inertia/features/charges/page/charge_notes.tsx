import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'

/** What of its state has to be said: who called it off and why, why it was given up, that somebody only said that it is paid. */
export function StateNote({ charge }: { charge: ChargeCard }) {
  const t = useMessages()
  const { state, status, settledBy, reason, canceledBy, canceledAt, remaining } = charge
  if (state === 'canceled')
    return (
      <Note title={t('charges.page.canceled')}>
        {reason}{' '}
        {canceledAt && (
          <span className="text-fg-muted">
            {canceledBy} · <DateTime value={canceledAt} format="full" />
          </span>
        )}
      </Note>
    )
  if (state === 'written_off')
    return (
      <Note tone="warning" title={t('charges.page.written_off')}>
        {reason}
      </Note>
    )
  if (state === 'draft') return <Note>{t('charges.page.draft')}</Note>
  if (status === 'paid' && settledBy === 'mark' && remaining > 0)
    return <Note tone="info">{t('charges.page.marked')}</Note>
  if (status === 'pending' && settledBy === 'reopened') return <Note tone="info">{t('charges.page.reopened')}</Note>
  return null
}

/** What is written for the client, and what only the firm reads. */
export function NotesPanel({ notes, internalNotes }: Pick<ChargeCard, 'notes' | 'internalNotes'>) {
  const t = useMessages()
  if (!notes && !internalNotes) return null
  return (
    <Panel title={t('charges.section.notes')}>
      <div className="grid gap-3 text-sm">
        {notes && <p className="wrap-break-word whitespace-pre-wrap">{notes}</p>}
        {internalNotes && (
          <p className="wrap-break-word whitespace-pre-wrap">
            <span className="block text-fg-subtle">{t('charges.field.internalNotes')}</span>
            {internalNotes}
          </p>
        )}
      </div>
    </Panel>
  )
}
