import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Preview } from './types'

/** Asks what a sync would change, and lists it. Nothing is written by that. */
export function PreviewPanel() {
  const t = useMessages()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isAsking, setAsking] = useState(false)
  async function ask() {
    setAsking(true)
    try {
      setPreview(await fetchJson<Preview>(route('calendar.google.preview'), { method: 'POST', body: {} }))
    } catch {
      // What was refused is said by the page; the connection may have ended with it.
      setPreview(null)
      router.reload({ only: ['connection'], headers: { blockType: 'button' } })
    } finally {
      setAsking(false)
    }
  }
  return (
    <Panel
      title={t('google_calendar.preview_title')}
      end={
        <Button size="sm" onClick={() => void ask()} pending={isAsking} pendingText={t('google_calendar.previewing')}>
          {t('google_calendar.preview')}
        </Button>
      }
    >
      {preview && (
        <div className="grid gap-2" role="status">
          <p>
            {preview.total === 0
              ? t('google_calendar.preview_none')
              : t('google_calendar.preview_total', { count: preview.total })}{' '}
            {preview.total > preview.lines.length && t('google_calendar.preview_more', { shown: preview.lines.length })}
          </p>
          <ul className="grid gap-1 text-sm">
            {preview.lines.map(({ side, does, title, day }, place) => (
              <li key={place} className="flex flex-wrap gap-x-2">
                <span className="text-fg-muted">
                  {t(`google_calendar.side.${side}`)} · {t(`google_calendar.does.${does}`)}
                </span>
                <span className="min-w-0 wrap-break-word">{title}</span>
                {day && <DateTime value={day} className="text-fg-muted" />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
