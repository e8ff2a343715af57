import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { Facts } from '~/components/layout/facts'
import { routeName } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { docketAddress } from './address'
import { DeadlineWhen } from './deadline_when'
import type { DeadlineCard } from './types'

/** What is known of a deadline: until when, from what it runs, who did what with it and how it ended. */
export function DeadlineFacts({ card, today }: { card: DeadlineCard; today: string }) {
  const t = useMessages()
  const { trigger, parent, proofDocument } = card
  const done = (did: { by: string | null; at: string } | null) =>
    did && (
      <>
        {did.by ?? t('docket.card.nobody')}, <DateTime value={did.at} format="full" />
      </>
    )
  const items = [
    { label: t('docket.card.last_day'), value: <DeadlineWhen deadline={card} today={today} /> },
    { label: t('docket.card.responsible'), value: card.responsible?.name ?? t('docket.nobody') },
    trigger && {
      label: t('docket.card.trigger'),
      value: (
        <>
          {trigger.title}. {t(routeName(trigger.notification))}, <DateTime value={trigger.happenedOn} />
          {trigger.document && <span className="block text-fg-muted">{trigger.document.name}</span>}
        </>
      ),
    },
    parent && {
      label: t('docket.card.parent'),
      value: <TextLink href={docketAddress(card.matterId, parent.id)}>{parent.title}</TextLink>,
    },
    card.computationId && {
      label: t('docket.card.sheet'),
      value: (
        <TextLink href={route('law_firm.calculator.show', { id: card.computationId })}>
          {t('docket.card.computation')}
        </TextLink>
      ),
    },
    { label: t('docket.card.proposed'), value: done(card.proposed) },
    card.confirmed && { label: t('docket.card.confirmed'), value: done(card.confirmed) },
    card.signed && { label: t('docket.card.signed'), value: done(card.signed) },
    card.closed && { label: t('docket.card.closed'), value: done(card.closed) },
    card.metOn && { label: t('docket.card.met_on'), value: <DateTime value={card.metOn} /> },
    (proofDocument || card.proof) && {
      label: t('docket.card.proof'),
      value: [proofDocument?.name, card.proof].filter(Boolean).join(' · '),
    },
    card.reason && {
      label: t('docket.card.reason'),
      value: <span className="whitespace-pre-line">{card.reason}</span>,
    },
    card.shown && { label: t('docket.card.client'), value: card.clientText ?? t('docket.card.client_date') },
  ]
  return <Facts items={items.filter((item) => item !== null && typeof item === 'object')} />
}
