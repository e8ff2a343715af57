import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import { AcceptDialog } from './accept_dialog'
import { IgnoreDialog } from './ignore_dialog'
import { MovementDecision } from './movement_decision'
import { ProposalRow } from './proposal_row'
import type { MovementLine, MovementState, Proposal } from './types'
import { useDecision } from './use_decision'

const TONES: Record<MovementState, BadgeTone> = {
  pending: 'warning',
  matched: 'success',
  ignored: 'void',
  outgoing: 'neutral',
}

type Open = { dialog: 'accept'; proposal: Proposal | null } | { dialog: 'ignore' }

/** Money that moved: what the bank says of it, what it could be, and what it is. */
export function MovementCard({ movement, canEdit }: { movement: MovementLine; canEdit: boolean }) {
  const t = useMessages()
  const [open, setOpen] = useState<Open | null>(null)
  const { link, isBusy } = useDecision(movement)
  const { day, amount, currency, balance, description, reference, trackingKey, state, line, proposals } = movement
  const close = () => setOpen(null)
  const told = [
    reference && t('bank_statements.movement.reference', { reference }),
    trackingKey && trackingKey !== reference && t('bank_statements.movement.tracking', { key: trackingKey }),
    t('bank_statements.movement.line', { line: String(line) }),
  ].filter(Boolean)
  return (
    <article aria-label={description} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium wrap-anywhere">{description}</p>
          <p className="text-sm wrap-anywhere text-fg-muted">
            <DateTime value={day} format="short" /> · {told.join(' · ')}
          </p>
        </div>
        <div className="text-right max-md:text-left">
          <Money amount={amount} currency={currency} className="font-semibold" />
          {balance !== null && (
            <p className="text-sm text-fg-muted">
              {t('bank_statements.movement.balance')} <Money amount={balance} currency={currency} />
            </p>
          )}
        </div>
        <Badge tone={TONES[state]}>{t(`bank_statements.movement.state.${state}`)}</Badge>
      </div>
      <MovementDecision {...{ movement, canEdit }} />
      {state === 'pending' && canEdit && (
        <>
          {proposals.length > 0 ? (
            <ul
              aria-label={t('bank_statements.proposals')}
              className="divide-y divide-line-subtle rounded-lg border border-line"
            >
              {proposals.map((proposal, at) => (
                <ProposalRow
                  key={at}
                  {...{ proposal, currency, isBusy }}
                  onTake={() =>
                    proposal.payment ? link(proposal.payment.id) : setOpen({ dialog: 'accept', proposal })
                  }
                />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-fg-muted">{t('bank_statements.no_proposals')}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setOpen({ dialog: 'accept', proposal: null })}>
              {t('bank_statements.accept.by_hand')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setOpen({ dialog: 'ignore' })}>
              {t('bank_statements.ignore.open')}
            </Button>
          </div>
        </>
      )}
      {open?.dialog === 'accept' && <AcceptDialog {...{ movement }} proposal={open.proposal} onClose={close} />}
      {open?.dialog === 'ignore' && <IgnoreDialog movement={movement} onClose={close} />}
    </article>
  )
}
