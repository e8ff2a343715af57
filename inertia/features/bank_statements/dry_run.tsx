import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { RefusedLines } from './refused_lines'
import type { Currency, Draft } from './types'

/** What would be imported: what is new, what the account has already, and what is refused. Nothing is stored by looking at it. */
export function DryRunPanel({ draft, currency }: { draft: Draft; currency: Currency }) {
  const t = useMessages()
  const { dryRun, lacking } = draft
  if (!dryRun)
    return (
      <Panel title={t('bank_statements.preview.title')}>
        <ul className="grid gap-1 text-sm" aria-live="polite">
          {lacking.map((what) => (
            <li key={what}>{t(`bank_statements.lacking.${what}` as MessageId)}</li>
          ))}
        </ul>
      </Panel>
    )
  const { movements, total, fresh, known, incoming, outgoing, refused, refusedCount } = dryRun
  return (
    <Panel title={t('bank_statements.preview.title')}>
      <div className="grid gap-3">
        <div aria-live="polite" className="grid gap-3">
          <Note tone={fresh > 0 ? 'info' : 'warning'}>{t('bank_statements.preview.count', { fresh, known })}</Note>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <span>
            {t('bank_statements.preview.incoming', { count: incoming.count })}{' '}
            <Money amount={incoming.amount} currency={currency} className="font-medium" />
          </span>
          <span>
            {t('bank_statements.preview.outgoing', { count: outgoing.count })}{' '}
            <Money amount={outgoing.amount} currency={currency} className="font-medium" />
          </span>
        </p>
        <RefusedLines lines={refused} count={refusedCount} />
        <ul
          tabIndex={0}
          aria-label={t('bank_statements.preview.movements')}
          className="max-h-96 divide-y divide-line-subtle overflow-y-auto rounded-lg border border-line text-sm"
        >
          {movements.map(({ line, day, amount, description, isKnown }) => (
            <li key={line} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <DateTime value={day} format="short" /> · {description}
              </span>
              <span className="flex flex-col items-end gap-1">
                <Money amount={amount} currency={currency} tone={amount < 0 ? 'muted' : undefined} />
                {isKnown && <Badge>{t('bank_statements.preview.known')}</Badge>}
              </span>
            </li>
          ))}
        </ul>
        {total > movements.length && (
          <p className="text-sm text-fg-muted">
            {t('bank_statements.preview.more', { count: total - movements.length })}
          </p>
        )}
      </div>
    </Panel>
  )
}
