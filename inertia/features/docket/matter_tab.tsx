import { router } from '@inertiajs/react'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { docketAddress } from './address'
import { DeadlineDrawer } from './deadline_drawer'
import { DeadlineList } from './deadline_list'
import { ManualForm } from './manual_form'
import { TriggerForm } from './trigger_form'
import type { DocketContent } from './types'

/** What is filled in: what was notified, following from a deadline or not, or a date by hand. */
type Adding = { kind: 'trigger'; parentId: number | null } | { kind: 'manual' } | null

/** The deadlines of a matter: those that run, those that ended, and one that is open. */
export default function DocketTab({ matter, content }: MatterTabProps<'docket'>) {
  const t = useMessages()
  const { open, closed, card, choices, today, canEdit } = content
  const [adding, setAdding] = useState<Adding>(null)
  const leave = () => router.get(docketAddress(matter.id), {}, { preserveScroll: true, preserveState: true })
  const stop = () => setAdding(null)
  const isEmpty = open.length + closed.length === 0
  const buttons = (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setAdding({ kind: 'trigger', parentId: null })}>
        {t('docket.add')}
      </Button>
      <Button onClick={() => setAdding({ kind: 'manual' })}>{t('docket.by_hand')}</Button>
    </>
  )
  return (
    <div className="grid max-w-240 gap-4">
      {isEmpty ? (
        <EmptyState
          icon={CalendarClock}
          title={t('docket.empty.title')}
          text={t(canEdit ? 'docket.empty.text' : 'docket.empty.read_only')}
          level={3}
          actions={canEdit && buttons}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <p className="min-w-0 flex-1 basis-80 text-sm text-fg-muted">{t('docket.lead')}</p>
            {canEdit && buttons}
          </div>
          {open.length > 0 && <Section title={t('docket.open')} items={open} today={today} />}
          {closed.length > 0 && <Section title={t('docket.closed_heading')} items={closed} today={today} />}
        </>
      )}
      {adding?.kind === 'manual' && <ManualForm matterId={matter.id} onClose={stop} />}
      {adding?.kind === 'trigger' && choices && (
        <TriggerForm {...content} matterId={matter.id} parentId={adding.parentId} choices={choices} onClose={stop} />
      )}
      {card && !adding && (
        <DeadlineDrawer
          key={`${card.id}-${card.version}`}
          {...{ ...content, card }}
          onNext={() => setAdding({ kind: 'trigger', parentId: card.id })}
          onClose={leave}
        />
      )}
    </div>
  )
}

function Section({ title, items, today }: { title: string; items: DocketContent['open']; today: string }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <DeadlineList items={items} today={today} />
    </section>
  )
}
