import { Check, CircleAlert, Pause, Play, RotateCw, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { ProgressBar } from '~/components/feedback/progress_bar'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { isOver, type Upload, type UploadQueue } from './upload_queue'

/** The files on their way, one line each; it stays until it is closed, so that nothing ends unseen. */
export function QueuePanel({ queue, uploads }: { queue: UploadQueue; uploads: Upload[] }) {
  const t = useMessages()
  if (uploads.length === 0) return null
  const over = uploads.filter(isOver).length
  const isAllOver = over === uploads.length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const stored = uploads.filter(({ state }) => state === 'done').length
  return (
    <section
      aria-label={t('documents.queue')}
      className="fixed right-5 bottom-5 z-(--z-bulk) flex max-h-80 w-96 max-w-[calc(100vw-2rem)] flex-col rounded-lg border border-line-strong bg-surface-raised shadow-lg max-md:inset-x-0 max-md:bottom-(--bottombar) max-md:mx-auto print:hidden"
    >
      <header className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <h3 className="flex-1 text-sm font-semibold" aria-live="polite">
          {isAllOver
            ? summary(t, stored, failed)
            : t('documents.queue_progress', { done: over, total: uploads.length })}
        </h3>
        {isAllOver ? (
          <IconButton icon={X} label={t('documents.queue_close')} onClick={() => queue.clear()} />
        ) : (
          <Button variant="ghost" size="sm" onClick={() => queue.cancelAll()}>
            {t('documents.queue_cancel_all')}
          </Button>
        )}
      </header>
      <ul className="overflow-y-auto px-4 py-1" tabIndex={0} aria-label={t('documents.queue')}>
        {uploads.map((upload) => (
          <QueueLine key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

function summary(t: Translate, stored: number, failed: number): string {
  const said = [
    failed > 0 && t('documents.queue_failed', { count: failed }),
    stored > 0 && t('documents.queue_done', { count: stored }),
  ]
  return said.filter(Boolean).join(' · ') || t('documents.queue_canceled')
}

function stateOf(t: Translate, { state, sent, file, error }: Upload): string {
  const percent = Math.min(100, Math.floor((sent / Math.max(1, file.size)) * 100))
  const said = {
    waiting: () => t('documents.queue_waiting'),
    uploading: () => t('documents.queue_uploading', { percent }),
    checking: () => t('documents.queue_checking'),
    paused: () => t('documents.queue_paused', { percent }),
    offline: () => t('documents.queue_offline'),
    done: () => t('documents.queue_stored'),
    failed: () => error || t('documents.queue_lost'),
    canceled: () => t('documents.queue_canceled'),
  }
  return said[state]()
}

function QueueLine({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const t = useMessages()
  const { id, file, path, state, sent } = upload
  const name = path ? `${path}/${file.name}` : file.name
  return (
    <li className="flex items-center gap-2 border-b border-line-subtle py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm" title={name}>
          <bdi>{name}</bdi>
        </p>
        {(state === 'uploading' || state === 'paused') && (
          <ProgressBar bare label={name} value={Math.min(sent, file.size)} max={file.size || 1} />
        )}
        <p className={state === 'failed' ? 'text-xs text-danger-fg' : 'text-xs text-fg-subtle'}>{stateOf(t, upload)}</p>
      </div>
      {state === 'done' && <Icon of={Check} className="text-success-fg" />}
      {state === 'failed' && <Icon of={CircleAlert} className="text-danger-fg" />}
      {((state === 'failed' && upload.canRetry) || state === 'canceled') && (
        <IconButton
          size="sm"
          icon={RotateCw}
          label={t('documents.queue_retry', { name: file.name })}
          onClick={() => queue.retry(id)}
        />
      )}
      {upload.canPause && (state === 'uploading' || state === 'offline') && (
        <IconButton
          size="sm"
          icon={Pause}
          label={t('documents.queue_pause', { name: file.name })}
          onClick={() => queue.pause(id)}
        />
      )}
      {state === 'paused' && (
        <IconButton
          size="sm"
          icon={Play}
          label={t('documents.queue_resume', { name: file.name })}
          onClick={() => queue.resume(id)}
        />
      )}
      {!isOver(upload) && (
        <IconButton
          size="sm"
          icon={X}
          label={t('documents.queue_cancel', { name: file.name })}
          onClick={() => queue.cancel(id)}
        />
      )}
    </li>
  )
}
