import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { AcceptForm } from './accept_form'
import { RefuseForm } from './refuse_form'
import { RowText } from './row_text'
import { TermWarning } from './term_warning'
import type { MatchLine, RowsProps } from './types'

interface MatchCardProps extends Pick<RowsProps, 'choices' | 'resolutions' | 'today' | 'canEdit'> {
  match: MatchLine
}

/** A row that seems to be of a matter, why it does, and what can be made of it. */
export function MatchCard({ match, choices, resolutions, today, canEdit }: MatchCardProps) {
  const t = useMessages()
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null)
  const { matter, row, proposal, state, uncertain, reasons } = match
  const close = () => setOpen(null)
  const reopen = () =>
    router.delete(route('law_firm.list_matches.reopen', { dossierId: matter.id, id: match.id }), {
      data: { version: match.version },
      preserveScroll: true,
    })
  return (
    <article aria-label={row.caseNumber} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <TextLink href={route('law_firm.matters.show', { dossierId: matter.id })}>
          {matter.reference} · {matter.title}
        </TextLink>
        {uncertain && <Badge tone="warning">{t('court_lists.uncertain')}</Badge>}
        <Badge tone="neutral">{t('court_lists.score', { score: String(match.score) })}</Badge>
      </div>
      <RowText {...{ row, today, canEdit }} />
      <p className="text-sm text-fg-muted">
        {t('court_lists.why')} {reasons.map((reason) => t(`court_lists.why.${reason}` as MessageId)).join(' · ')}
      </p>
      <TermWarning differences={proposal.differences} announced={proposal.announced} />
      {state !== 'waiting' && (
        <p className="text-sm">
          {t(`court_lists.decided.${state}` as MessageId, { name: match.decidedBy ?? '' })}{' '}
          {match.decidedAt && <DateTime value={match.decidedAt} />}
          {match.reason && ` · ${match.reason}`}
        </p>
      )}
      {canEdit && state === 'waiting' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setOpen('accept')}>
            {t('court_lists.accept')}
          </Button>
          <Button onClick={() => setOpen('refuse')}>{t('court_lists.refuse')}</Button>
        </div>
      )}
      {canEdit && state === 'invalid' && (
        <div>
          <Button onClick={reopen}>{t('court_lists.reopen')}</Button>
        </div>
      )}
      {open === 'accept' && choices && <AcceptForm {...{ match, choices, resolutions }} onClose={close} />}
      {open === 'refuse' && <RefuseForm match={match} onClose={close} />}
    </article>
  )
}
