import { router } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { SelectField } from '~/components/forms/choices/select_field'
import { Drawer } from '~/components/overlays/drawer'
import { fetchJson } from '~/features/shell/requests/requests'
import { refusedWords } from '~/features/transfers/refused_words'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ListedDeadline } from './list_types'

/** What becomes of one deadline, and why it stays with whom it is. */
type Row = {
  id: number
  title: string | null
  matter: string | null
  before: string | null
  after: string | null
  left: 'gone' | 'read_only' | 'closed' | 'changed' | 'same' | 'unseen' | null
}

interface ReassignDrawerProps {
  deadlines: ListedDeadline[]
  people: { id: number; name: string }[]
  onClose: () => void
  onDone: () => void
}

const NOBODY = 'nobody'

/** Gives the ticked deadlines to another person: who, then what becomes of each, then the change itself. */
export default function ReassignDrawer({ deadlines, people, onClose, onDone }: ReassignDrawerProps) {
  const t = useMessages()
  const [person, setPerson] = useState('')
  const [rows, setRows] = useState<Row[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const passing = new Set(rows?.filter(({ left }) => left === null).map(({ id }) => id))
  const responsibleId = person === NOBODY ? null : Number(person)
  const moves = deadlines.map(({ id, version }) => ({ id, version, responsibleId }))

  async function preview() {
    if (!person) return setError(t('forms.required'))
    setError(undefined)
    setBusy(true)
    try {
      const answer = await fetchJson<{ rows: Row[] }>(route('law_firm.deadline_reassignments.preview'), {
        method: 'POST',
        body: { deadlines: moves },
      })
      setRows(answer.rows)
    } catch (problem) {
      setError(refusedWords(problem))
    } finally {
      setBusy(false)
    }
  }

  function run() {
    const body = { deadlines: moves.filter(({ id }) => passing.has(id)) }
    router.post(route('law_firm.deadline_reassignments.store'), body, {
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onSuccess: () => {
        onClose()
        onDone()
      },
    })
  }

  const actions = rows ? (
    <>
      <Button onClick={() => setRows(null)}>{t('common.back')}</Button>
      <Button
        variant="primary"
        disabled={passing.size === 0}
        pending={isBusy}
        pendingText={t('docket.reassign.running')}
        onClick={run}
      >
        {t('docket.reassign.run', { count: passing.size })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        pending={isBusy}
        pendingText={t('docket.reassign.preparing')}
        onClick={() => void preview()}
      >
        {t('docket.reassign.preview')}
      </Button>
    </>
  )

  return (
    <Drawer open onClose={onClose} title={t('docket.reassign.title', { count: deadlines.length })} actions={actions}>
      {rows ? (
        <Rows rows={rows} />
      ) : (
        <div className="grid gap-4">
          <SelectField
            label={t('docket.reassign.person')}
            value={person}
            error={error}
            onChange={setPerson}
            options={[
              ...people.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NOBODY, label: t('docket.reassign.nobody') },
            ]}
          />
          <p className="text-sm text-fg-muted">{t('docket.reassign.note')}</p>
        </div>
      )}
    </Drawer>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  const t = useMessages()
  return (
    <ul aria-label={t('docket.reassign.rows')} className="divide-y divide-line-subtle">
      {rows.map(({ id, title, matter, before, after, left }) => (
        <li key={id} className="grid gap-1 py-2.5 text-sm">
          <span className="font-medium wrap-break-word">{title ?? t('docket.reassign.left.unknown')}</span>
          {matter && <span className="text-fg-muted wrap-break-word">{matter}</span>}
          <span className="flex flex-wrap items-center justify-between gap-2">
            {left ? (
              <>
                <span className="text-fg-muted">{before ?? t('docket.nobody')}</span>
                <Badge tone="warning">{t(`docket.reassign.left.${left}`)}</Badge>
              </>
            ) : (
              <span className="inline-flex flex-wrap items-center gap-1.5">
                <del className="text-fg-muted">{before ?? t('docket.nobody')}</del>
                <Icon of={ArrowRight} size={14} className="text-fg-subtle" />
                <ins className="font-medium">{after ?? t('docket.nobody')}</ins>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
