import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { FormError } from '~/components/forms/form_error'
import { Skeleton } from '~/components/feedback/skeleton'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { EMPTY, valueOf } from './change_drawer'
import { Becomes, Outcome } from './change_row'
import { ChangeValue } from './change_value'
import type { ChangeView, Subject } from './types'
import { refusedWords } from './refused_words'
import { useSelectionChoices } from './use_selection_choices'

interface SelectionDrawerProps {
  subject: Subject
  ids: number[]
  /** What changes. */
  field: string
  onClose: () => void
  onDone: () => void
}

/** Changes one thing of the selected records: the new value, then each record with what it becomes, then the change itself. */
export default function SelectionDrawer({ subject, ids, field, onClose, onDone }: SelectionDrawerProps) {
  const t = useMessages()
  const choices = useSelectionChoices(subject)
  const [typed, setTyped] = useState(EMPTY)
  const [view, setView] = useState<ChangeView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const changing = view?.rows.filter(({ left }) => left === null).length ?? 0

  async function preview() {
    const value = valueOf(field, typed)
    if (!value) return setError(t('forms.required'))
    setError(undefined)
    setBusy(true)
    try {
      setView(
        await fetchJson<ChangeView>(route(`law_firm.bulk_${subject}.changes.store`), {
          method: 'POST',
          body: { selection: { ids }, field, ...value },
        })
      )
    } catch (problem) {
      setError(refusedWords(problem))
    } finally {
      setBusy(false)
    }
  }

  function run() {
    const visit = {
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onSuccess: () => {
        onClose()
        onDone()
      },
    }
    router.post(route(`law_firm.bulk_${subject}.changes.run`, { id: view!.id }), { from: 'list' }, visit)
  }

  const actions = view ? (
    <>
      <Button onClick={() => setView(null)}>{t('common.back')}</Button>
      <Button
        variant="primary"
        disabled={changing === 0}
        pending={isBusy}
        pendingText={t('transfers.change.running')}
        onClick={run}
      >
        {t('transfers.change.run', { count: changing })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        disabled={!choices}
        pending={isBusy}
        pendingText={t('transfers.change.preparing')}
        onClick={() => void preview()}
      >
        {t('transfers.change.preview')}
      </Button>
    </>
  )

  return (
    <Drawer open onClose={onClose} title={t(`transfers.change.${field}` as MessageId)} actions={actions}>
      {view ? (
        <Preview view={view} />
      ) : (
        <div className="grid gap-4">
          {choices ? (
            <ChangeValue {...{ field, choices, typed }} onChange={setTyped} />
          ) : (
            <Skeleton className="h-16 w-full" />
          )}
          <FormError>{error}</FormError>
          <p className="text-sm text-fg-muted">{t('transfers.change.note')}</p>
        </div>
      )}
    </Drawer>
  )
}

function Preview({ view: { rows, paging } }: { view: ChangeView }) {
  const t = useMessages()
  return (
    <>
      <p className="text-sm text-fg-muted">{t('transfers.preview.lead', { count: paging.total })}</p>
      <ul aria-label={t('transfers.preview.caption')} className="mt-3 divide-y divide-line-subtle">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-1 py-2.5 text-sm">
            <span className="font-medium wrap-break-word">{row.title}</span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Becomes row={row} />
              {row.left && <Outcome row={row} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
