import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { RemoveButton } from '~/components/overlays/remove_button'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Change, Run } from './types'

/** What the last syncs changed, the last one first, which can be undone. */
export function RunList({ runs }: { runs: Run[] }) {
  const t = useMessages()
  return (
    <Panel title={t('google_calendar.history')} flush>
      {runs.length === 0 && <p className="px-3.5 pb-3.5 text-fg-muted">{t('google_calendar.history_none')}</p>}
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="grid gap-1.5 px-3.5 py-2.5">
            <div className="flex flex-wrap items-center gap-2">
              <DateTime value={run.startedAt} format="full" className="font-medium" />
              {run.undo === 'undone' && <Badge tone="outline">{t('google_calendar.run_undone')}</Badge>}
              {run.undo === 'asked' && <Badge tone="outline">{t('google_calendar.undo_pending')}</Badge>}
              {run.canUndo && (
                <RemoveButton
                  label={t('google_calendar.undo')}
                  verb={t('google_calendar.undo')}
                  title={t('google_calendar.undo_title')}
                  method="post"
                  href={route('calendar.google.syncs.undo', { id: run.id })}
                  pendingText={t('google_calendar.undo_pending')}
                >
                  {t('google_calendar.undo_text')}
                </RemoveButton>
              )}
            </div>
            <ul className="grid gap-1 text-sm">
              {run.changes.map((change) => (
                <Line key={change.id} {...change} />
              ))}
            </ul>
            {run.total > run.changes.length && (
              <p className="text-sm text-fg-muted">
                {t('google_calendar.run_more', { count: run.total - run.changes.length })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Line({ side, does, title, because, lost, undo }: Change) {
  const t = useMessages()
  return (
    <li className="min-w-0 wrap-break-word">
      <span className="text-fg-muted">
        {t(`google_calendar.side.${side}`)} · {t(`google_calendar.does.${does}`)}:
      </span>{' '}
      {title} {because && <span className="text-fg-muted">{t(`google_calendar.because.${because}` as MessageId)}</span>}{' '}
      {lost && lost.summary !== title && (
        <span className="text-fg-muted">{t('google_calendar.lost', { title: lost.summary })}</span>
      )}{' '}
      {undo && <span className="text-fg-muted">{t(`google_calendar.undo.${undo}`)}</span>}
    </li>
  )
}
