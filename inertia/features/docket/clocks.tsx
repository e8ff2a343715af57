import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Details } from '~/components/layout/details'
import { useMessages } from '~/hooks/use_messages'
import { RemoveActForm } from './clock_forms'
import { DeadlineItem } from './deadline_list'
import { daysBetween } from './deadline_when'
import type { DeadlineLine, DocketContent } from './types'

type Clock = DocketContent['clocks'][number]
type Act = Clock['acts'][number]

interface ClocksProps extends Pick<DocketContent, 'clocks' | 'today' | 'canEdit'> {
  deadlines: DeadlineLine[]
  onAct: (clock: DeadlineLine) => void
}

/** The clocks of a matter that run: until when, from which act, and all acts that were recorded. */
export function Clocks({ deadlines, clocks, today, canEdit, onAct }: ClocksProps) {
  const t = useMessages()
  if (deadlines.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('docket.clocks')}</h3>
      <p className="text-sm text-fg-muted">{t('docket.clocks_lead')}</p>
      <ul className="divide-y divide-line-subtle border-y border-line-subtle">
        {deadlines.map((deadline) => {
          const clock = clocks.find(({ id }) => id === deadline.id)
          return (
            <DeadlineItem key={deadline.id} {...{ deadline, today }}>
              {clock && <RunningFrom {...{ clock, today }} />}
              {canEdit && (
                <span>
                  <Button size="sm" icon={Plus} onClick={() => onAct(deadline)}>
                    {t('docket.act_add')}
                  </Button>
                </span>
              )}
              {clock && <Acts {...{ clock, deadline, canEdit }} />}
            </DeadlineItem>
          )
        })}
      </ul>
    </section>
  )
}

function RunningFrom({ clock: { start, suspended }, today }: { clock: Clock; today: string }) {
  const t = useMessages()
  if (!start) return null
  const { title, happenedOn } = start
  const days = t('docket.clock_days', { days: daysBetween(happenedOn, today) })
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="wrap-break-word">
        {t('docket.clock_from', { title, date: happenedOn.split('-').reverse().join('/') })}: {days}
      </span>
      {suspended && <Badge tone="warning">{t('docket.clock_suspended')}</Badge>}
    </p>
  )
}

function Acts({ clock, deadline, canEdit }: { clock: Clock; deadline: DeadlineLine; canEdit: boolean }) {
  const t = useMessages()
  const [removed, setRemoved] = useState<number | null>(null)
  return (
    <Details summary={`${t('docket.acts')} (${clock.acts.length})`}>
      <ul className="mt-1 grid gap-1.5 pl-4">
        {clock.acts.map((act) => (
          <li key={act.id} className="flex items-start justify-between gap-3 text-sm">
            <ActText act={act} />
            {canEdit && !act.removed && (
              <IconButton
                size="sm"
                icon={X}
                label={`${t('docket.act_remove')}: ${act.title}`}
                onClick={() => setRemoved(act.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {removed !== null && <RemoveActForm clock={deadline} actId={removed} onClose={() => setRemoved(null)} />}
    </Details>
  )
}

function ActText({ act }: { act: Act }) {
  const t = useMessages()
  const { removed, recordedBy, document, effect } = act
  const nobody = t('docket.card.nobody')
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="wrap-break-word">
        <span className={removed ? 'text-fg-muted line-through' : undefined}>{act.title}</span>{' '}
        <span className="text-fg-muted">
          <DateTime value={act.happenedOn} /> · {t(`docket.act_effect.${effect}`)} · {recordedBy ?? nobody}
          {document && ` · ${document.name}`}
        </span>
      </span>
      {removed && (
        <span className="wrap-break-word text-fg-muted">
          {t('docket.act_removed', { name: removed.by ?? nobody, reason: removed.reason ?? '' })}
        </span>
      )}
    </span>
  )
}
