import { router } from '@inertiajs/react'
import { ArrowRight, Check, CircleSlash, Pencil, RotateCcw, Signature, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { Drawer } from '~/components/overlays/drawer'
import { DayGrid } from '~/features/deadlines/day_grid'
import { DayTable } from '~/features/deadlines/day_table'
import { SheetCalendars } from '~/features/deadlines/sheet_calendars'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { CloseForm, ConfirmForm, EditForm } from './card_forms'
import { CorrectForm } from './correct_form'
import { DeadlineFacts } from './deadline_facts'
import { DeadlineState } from './deadline_state'
import type { DeadlineCard, DocketContent, Outcome } from './types'

type Open = 'confirm' | 'edit' | 'correct' | Outcome | null

interface DeadlineDrawerProps extends Pick<DocketContent, 'today' | 'people' | 'documents' | 'choices' | 'canEdit'> {
  card: DeadlineCard
  /** Records what followed from it. */
  onNext: () => void
  onClose: () => void
}

/** All of one deadline: until when and why, what may be done with it, its sheet and every former date. */
export function DeadlineDrawer({ card, onNext, onClose, ...content }: DeadlineDrawerProps) {
  const t = useMessages()
  const { today, people, documents, choices, canEdit } = content
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  if (open === 'edit') return <EditForm {...{ card, people }} onClose={close} />
  if (open === 'correct' && card.trigger && choices)
    return <CorrectForm {...{ card, choices }} trigger={card.trigger} onClose={close} />
  return (
    <Drawer open onClose={onClose} title={card.title}>
      <div className="grid gap-5">
        <DeadlineState deadline={card} />
        {canEdit && <Actions card={card} onOpen={setOpen} onNext={onNext} />}
        {card.problem && (
          <Note tone="warning">
            {t(card.problem.key as MessageId, card.problem.values)} {card.lastDay !== null && t('docket.card.kept')}
          </Note>
        )}
        {card.sheet?.warnings.map((warning) => (
          <Note key={warning} tone="warning">
            {t(`deadlines.warning.${warning}` as MessageId)}
          </Note>
        ))}
        {card.source === 'manual' && <Note>{t('docket.card.manual_note')}</Note>}
        <DeadlineFacts card={card} today={today} />
        {card.revisions.length > 0 && <Revisions revisions={card.revisions} />}
        {card.sheet && <SheetOf sheet={card.sheet} origin={card.origin} />}
      </div>
      {open === 'confirm' && <ConfirmForm {...{ card, people }} onClose={close} />}
      {(open === 'met' || open === 'missed' || open === 'not_due') && (
        <CloseForm {...{ card, today, documents }} outcome={open} onClose={close} />
      )}
    </Drawer>
  )
}

/** What may be done with a deadline as it is. */
function Actions({ card, onOpen, onNext }: { card: DeadlineCard; onOpen: (form: Open) => void; onNext: () => void }) {
  const t = useMessages()
  const at = { dossierId: card.matterId, id: card.id }
  const version = { version: card.version }
  const sign = () => router.post(route('law_firm.deadline_signatures.store', at), version)
  const reopen = () => router.delete(route('law_firm.deadline_closures.destroy', at), { data: version })
  return (
    <div className="flex flex-wrap gap-2">
      {card.status === 'proposed' && (
        <Button size="sm" variant="primary" icon={Check} onClick={() => onOpen('confirm')}>
          {t('docket.card.confirm')}
        </Button>
      )}
      {card.maySign && (
        <Button size="sm" variant="primary" icon={Signature} onClick={sign}>
          {t('docket.card.sign')}
        </Button>
      )}
      {card.status === 'confirmed' && (
        <Button size="sm" icon={Check} onClick={() => onOpen('met')}>
          {t('docket.card.met')}
        </Button>
      )}
      {card.status === 'confirmed' && card.overdue && (
        <Button size="sm" icon={X} onClick={() => onOpen('missed')}>
          {t('docket.card.missed')}
        </Button>
      )}
      {card.open && (
        <Button size="sm" icon={CircleSlash} onClick={() => onOpen('not_due')}>
          {t('docket.card.not_due')}
        </Button>
      )}
      {!card.open && (
        <Button size="sm" icon={RotateCcw} onClick={reopen}>
          {t('docket.card.reopen')}
        </Button>
      )}
      <Button size="sm" icon={Pencil} onClick={() => onOpen('edit')}>
        {t('docket.card.edit')}
      </Button>
      {card.open && card.trigger && (
        <Button size="sm" icon={Pencil} onClick={() => onOpen('correct')}>
          {t('docket.card.correct')}
        </Button>
      )}
      {card.status === 'met' && (
        <Button size="sm" icon={ArrowRight} onClick={onNext}>
          {t('docket.card.next')}
        </Button>
      )}
    </div>
  )
}

function Revisions({ revisions }: Pick<DeadlineCard, 'revisions'>) {
  const t = useMessages()
  const day = (value: string | null) => (value ? <DateTime value={value} /> : t('docket.any_time'))
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('docket.card.history')}</h3>
      <ul className="grid gap-1.5 text-sm">
        {revisions.map(({ id, cause, before, after, by, at }) => (
          <li key={id}>
            {day(before.lastDay)} → {day(after.lastDay)}
            <span className="block text-fg-muted">
              {t(`docket.revision.${cause}` as MessageId)}
              {by && `, ${by}`}, <DateTime value={at} format="full" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SheetOf({ sheet, origin }: { sheet: NonNullable<DeadlineCard['sheet']>; origin: DeadlineCard['origin'] }) {
  const t = useMessages()
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{t('docket.card.sheet')}</h3>
      <p className="text-sm text-fg-muted">
        {sheet.term.basis.citation}; {sheet.notification.basis.citation}
      </p>
      {sheet.lastDay && <DayGrid days={sheet.days} lastDay={sheet.lastDay} />}
      <DayTable days={sheet.days} origin={origin ?? undefined} narrow />
      <SheetCalendars calendars={sheet.calendars} />
    </section>
  )
}
