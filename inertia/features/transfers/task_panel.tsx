import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { Note } from '~/components/feedback/note'
import { ProgressBar } from '~/components/feedback/progress_bar'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { isOpen, useTask } from './use_task'
import type { TaskView } from './types'

interface TaskPanelProps {
  taskId: number
  /** What is known of it already. */
  task?: TaskView
  /** Told when it ends while the reader looks on. */
  onEnd?: (task: TaskView) => void
  /** Where its files are fetched, when not at the usual place. */
  fileHref?: (task: TaskView, fileId: number) => string
}

/** Work in the background: how far it is and how long it will take, how it ended, and the files that it made. */
export function TaskPanel({ taskId, task: known, onEnd, fileHref }: TaskPanelProps) {
  const { task, cancel } = useTask(taskId, known ?? null, onEnd)
  if (!task) return <Skeleton className="h-20 w-full" />
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-4" aria-live="polite">
      {isOpen(task) ? <Going task={task} cancel={cancel} /> : <Ended task={task} />}
      <Files task={task} fileHref={fileHref} />
    </section>
  )
}

function Going({ task, cancel }: { task: TaskView; cancel: () => Promise<void> }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { secondsLeft } = task
  const left =
    secondsLeft === null
      ? undefined
      : secondsLeft < 60
        ? t('tasks.left.seconds', { count: secondsLeft })
        : t('tasks.left.minutes', { count: Math.ceil(secondsLeft / 60) })

  async function end() {
    setBusy(true)
    await cancel().catch(() => undefined)
    setBusy(false)
    setAsking(false)
  }

  return (
    <>
      <ProgressBar
        label={t(task.title as MessageId)}
        value={task.done}
        max={Math.max(task.total ?? 0, task.done, 1)}
        detail={task.state === 'queued' ? t('tasks.state.queued') : left}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-fg-muted">{t('tasks.leave')}</p>
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          {t('tasks.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('tasks.cancel_title')}
        verb={t('tasks.cancel')}
        pendingText={t('tasks.cancel')}
        onConfirm={() => void end()}
        busy={isBusy}
        tone="danger"
      >
        {t('tasks.cancel_text')}
      </ConfirmDialog>
    </>
  )
}

function Ended({ task }: { task: TaskView }) {
  const t = useMessages()
  const tone = task.state === 'done' ? 'success' : task.state === 'failed' ? 'danger' : 'neutral'
  const { result } = task
  return (
    <Note tone={tone} title={t(task.title as MessageId)}>
      {result && task.state !== 'canceled'
        ? t(result.message as MessageId, result.values as Record<string, string | number>)
        : t(`tasks.state.${task.state}` as MessageId)}
    </Note>
  )
}

function Files({ task, fileHref }: Pick<TaskPanelProps, 'fileHref'> & { task: TaskView }) {
  const t = useMessages()
  if (task.files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('tasks.files')}>
      {task.files.map(({ id, name, href }) => (
        <li key={id}>
          <ButtonLink href={fileHref?.(task, id) ?? href} external icon={Download} size="sm">
            {t('tasks.download', { name })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
