import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { Becomes, Outcome } from './change_row'
import { Kept } from './kept'
import { TaskPanel } from './task_panel'
import type { ChangeView, Subject } from './types'
import { UndoButton } from './undo_button'

interface ChangePreviewProps {
  subject: Subject
  view: ChangeView
}

/** Each record of a change with what it is and what it becomes, before anything happens; afterwards what became of it. */
export function ChangePreview({ subject, view }: ChangePreviewProps) {
  const t = useMessages()
  const { state, taskId, paging, kept } = view
  const isDraft = state === 'draft'
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">{t(`transfers.change.${view.change.field}` as MessageId)}</h2>
        <p className="text-sm text-fg-muted">
          {t(isDraft ? 'transfers.preview.lead' : `transfers.preview.${state}`, { count: paging.total })}
        </p>
      </header>
      {taskId !== null && <TaskPanel key={taskId} taskId={taskId} onEnd={() => router.reload()} />}
      <Kept titles={kept} />
      <Actions subject={subject} view={view} />
      <RowsTable
        caption={t('transfers.preview.caption')}
        rows={view.rows}
        columns={[
          {
            name: t(`transfers.preview.${subject}`),
            lines: ({ title, context }) => ({ first: title, second: context }),
          },
          { name: t('transfers.preview.change'), width: 'w-1/3', cell: (row) => <Becomes row={row} /> },
          {
            name: t('transfers.preview.outcome'),
            width: 'w-36',
            phone: 'end',
            cell: (row) => <Outcome row={row} />,
          },
        ]}
      />
      <Pager {...paging} href={(at) => route(`law_firm.bulk_${subject}.show`, {}, { change: view.id, rows: at })} />
    </div>
  )
}

function Actions({ subject, view }: ChangePreviewProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const { id } = view
  const visit = { preserveScroll: true, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
  if (view.state === 'running' || view.state === 'undoing') return null
  if (view.state === 'draft')
    return (
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={isBusy}
          pendingText={t('transfers.change.running')}
          onClick={() => router.post(route(`law_firm.bulk_${subject}.changes.run`, { id }), {}, visit)}
        >
          {t('transfers.change.run', { count: view.paging.total })}
        </Button>
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => router.delete(route(`law_firm.bulk_${subject}.changes.destroy`, { id }), visit)}
        >
          {t('common.discard')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={route(`law_firm.bulk_${subject}.show`)}>{t('transfers.change.another')}</ButtonLink>
      {view.isUndoable && (
        <UndoButton href={route(`law_firm.bulk_${subject}.changes.undoing`, { id })} {...{ isBusy, visit }}>
          {t('transfers.change.undo')}
        </UndoButton>
      )}
    </div>
  )
}
