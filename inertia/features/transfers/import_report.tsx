import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Facts } from '~/components/layout/facts'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ImportPreview, RowNotes } from './import_preview'
import { ImportSteps } from './import_steps'
import { Kept } from './kept'
import { TaskPanel } from './task_panel'
import type { ImportStep, ImportView, Subject } from './types'
import { UndoButton } from './undo_button'

interface ImportReportProps {
  subject: Subject
  file: ImportView
  canEdit: boolean
}

const stepAddress = (subject: Subject, { id }: ImportView, step: ImportStep) =>
  route(`law_firm.bulk_${subject}.show`, {}, { import: id, step })

/** What a file would do, or did: counts, the rows that are wrong and why, and what can be done next. */
export function ImportReport({ subject, file }: ImportReportProps) {
  const t = useMessages()
  const { state, counts, problems, taskId, kept, report } = file
  const wrong = counts?.wrong ?? 0
  const isGoing = state === 'running' || state === 'undoing' || (state === 'draft' && !file.checked)
  const showsProblems = !isGoing && state !== 'undone'
  return (
    <div className="grid max-w-240 gap-5">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">
          {t(state === 'draft' ? 'transfers.report.check' : `transfers.report.${state}`)}
        </h2>
        <p className="text-sm text-fg-muted">
          {t('transfers.mapping.lead', { file: file.fileName, count: file.total })}
        </p>
        {state === 'draft' && (
          <ImportSteps file={file} onStep={(step) => router.visit(stepAddress(subject, file, step))} />
        )}
      </header>
      {taskId !== null && <TaskPanel taskId={taskId} onEnd={() => router.reload()} />}
      {counts && !isGoing && <Counts counts={counts} isTrial={state === 'draft'} />}
      <Kept titles={kept} />
      <Next subject={subject} file={file} isGoing={isGoing} />
      {showsProblems && (
        <RowNotes title={t('transfers.problems.title', { count: wrong })} rows={problems} total={wrong} />
      )}
      {!isGoing && report && <ImportPreview report={report} />}
    </div>
  )
}

function Counts({ counts, isTrial }: { counts: Record<string, number>; isTrial: boolean }) {
  const t = useMessages()
  const names = ['added', 'updated', 'same', 'wrong'] as const
  return (
    <Panel>
      <Facts
        items={names.map((name) => ({
          label: t(`transfers.count.${isTrial ? 'would_' : ''}${name}`),
          value: <span className="tabular-nums">{counts[name] ?? 0}</span>,
        }))}
      />
    </Panel>
  )
}

function Next({ subject, file, isGoing }: { subject: Subject; file: ImportView; isGoing: boolean }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const { id } = file
  const visit = { preserveScroll: true, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
  if (isGoing) return null
  const { added = 0, updated = 0 } = file.counts ?? {}
  if (file.state === 'draft')
    return (
      <div className="grid gap-3">
        {added + updated === 0 && <Note tone="warning">{t('transfers.report.nothing')}</Note>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            pending={isBusy}
            pendingText={t('transfers.import.importing')}
            disabled={added + updated === 0}
            onClick={() => router.post(route(`law_firm.bulk_${subject}.imports.run`, { id }), {}, visit)}
          >
            {t('transfers.import.run', { count: added + updated })}
          </Button>
          <ButtonLink href={stepAddress(subject, file, file.hasValues ? 'values' : 'columns')}>
            {t(file.hasValues ? 'transfers.steps.back_to_values' : 'transfers.steps.back_to_columns')}
          </ButtonLink>
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => router.delete(route(`law_firm.bulk_${subject}.imports.destroy`, { id }), visit)}
          >
            {t('transfers.mapping.other_file')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={route(`law_firm.bulk_${subject}.show`, {}, { tab: 'import' })} variant="primary">
        {t('transfers.import.another')}
      </ButtonLink>
      {file.isUndoable && (
        <UndoButton href={route(`law_firm.bulk_${subject}.imports.undoing`, { id })} {...{ isBusy, visit }}>
          {t('transfers.undo_import')}
        </UndoButton>
      )}
    </div>
  )
}
