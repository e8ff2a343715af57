import { router } from '@inertiajs/react'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { docketAddress } from './address'
import { ClockForm } from './clock_forms'
import { Clocks } from './clocks'
import { DeadlineDrawer } from './deadline_drawer'
import { DeadlineList } from './deadline_list'
import { ManualForm } from './manual_form'
import { TriggerForm } from './trigger_form'
import { resolutionName, type DeadlineLine, type DocketContent } from './types'
import type { TriggerCause } from './use_trigger'

/** What is filled in: what was notified, following from a deadline or not, a date by hand, or an act with which a clock begins (again). */
type Adding =
  { kind: 'trigger'; cause: TriggerCause } | { kind: 'manual' } | { kind: 'clock'; clock: DeadlineLine | null } | null

const isClock = ({ source }: DeadlineLine) => source === 'clock'

/** The deadlines of a matter: those that run, those that ended, and one that is open. */
export default function DocketTab({ matter, content }: MatterTabProps<'docket'>) {
  const t = useMessages()
  const { open, closed, expected, nextLimit, card, choices, today, canEdit } = content
  const [adding, setAdding] = useState<Adding>(null)
  const leave = () => router.get(docketAddress(matter.id), {}, { preserveScroll: true, preserveState: true })
  const stop = () => setAdding(null)
  const running = open.filter((deadline) => !isClock(deadline))
  const isEmpty = open.length + closed.length + expected.length === 0
  const trigger = (cause: Partial<TriggerCause>) =>
    setAdding({ kind: 'trigger', cause: { parentId: null, expected: null, ...cause } })
  const buttons = (
    <>
      <Button variant="primary" icon={Plus} onClick={() => trigger({})}>
        {t('docket.add')}
      </Button>
      <Button onClick={() => setAdding({ kind: 'manual' })}>{t('docket.by_hand')}</Button>
      <Button onClick={() => setAdding({ kind: 'clock', clock: null })}>{t('docket.clock_add')}</Button>
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
          {expected.length > 0 && <Expected keys={expected} onRecord={(key) => trigger({ expected: key })} />}
          {running.length > 0 && <Section title={t('docket.open')} items={running} today={today} />}
          <Clocks
            {...content}
            deadlines={open.filter(isClock)}
            onAct={(clock) => setAdding({ kind: 'clock', clock })}
          />
          {nextLimit !== null && (
            <ButtonLink href={docketAddress(matter.id, undefined, nextLimit)} preserveScroll preserveState>
              {t('common.see_more')}
            </ButtonLink>
          )}
          {closed.length > 0 && <Section title={t('docket.closed_heading')} items={closed} today={today} />}
        </>
      )}
      {adding?.kind === 'manual' && <ManualForm matterId={matter.id} onClose={stop} />}
      {adding?.kind === 'trigger' && choices && (
        <TriggerForm {...content} matterId={matter.id} cause={adding.cause} choices={choices} onClose={stop} />
      )}
      {adding?.kind === 'clock' && choices && (
        <ClockForm {...content} matterId={matter.id} clock={adding.clock} choices={choices} onClose={stop} />
      )}
      {card && !adding && (
        <DeadlineDrawer
          key={`${card.id}-${card.version}`}
          {...{ ...content, card }}
          onNext={() => trigger({ parentId: card.id })}
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

/** What the template of the matter expects to be notified; recorded, it opens its terms. */
function Expected({ keys, onRecord }: { keys: string[]; onRecord: (key: string) => void }) {
  const t = useMessages()
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('docket.expected.title')}</h3>
      <ul className="divide-y divide-line-subtle rounded-lg border border-line-subtle">
        {keys.map((key) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
            <span className="wrap-break-word">{t(resolutionName(key))}</span>
            <Button
              size="sm"
              onClick={() => onRecord(key)}
              aria-label={t('docket.expected.record_one', { name: t(resolutionName(key)) })}
            >
              {t('docket.expected.record')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
