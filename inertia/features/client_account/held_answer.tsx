import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Details } from '~/components/layout/details'
import { Answer } from '~/features/portal/answer'
import { useMessages } from '~/hooks/use_messages'
import type { HeldMoney, HeldMovement } from './types'

/** Movements that are read without opening anything. */
const AT_FIRST = 3

/** The money of a client that the firm keeps for each of their matters, and what was done with it. */
export function HeldAnswer({ held }: { held: HeldMoney[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal_account.held')}>
      <p className="mt-1.5 text-fg-muted">{t('portal_account.held_lead')}</p>
      <ul className="mt-3 grid gap-3">
        {held.map((fund) => (
          <Fund key={fund.id} fund={fund} />
        ))}
      </ul>
    </Answer>
  )
}

function Fund({ fund: { matter, currency, balance, movements, hasEarlier } }: { fund: HeldMoney }) {
  const t = useMessages()
  const rest = movements.slice(AT_FIRST)
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-break-word">{matter.title}</h3>
        <Money amount={balance} currency={currency} className="text-lg font-semibold" />
      </div>
      <p className="text-sm text-fg-muted">{matter.reference}</p>
      <Movements {...{ movements: movements.slice(0, AT_FIRST), currency }} />
      {rest.length > 0 && (
        <Details summary={t('portal_account.held_more', { count: rest.length })}>
          <Movements {...{ movements: rest, currency }} />
          {hasEarlier && <p className="mt-2 text-sm text-fg-muted">{t('portal_account.held_earlier')}</p>}
        </Details>
      )}
    </li>
  )
}

function Movements({ movements, currency }: { movements: HeldMovement[]; currency: HeldMoney['currency'] }) {
  const t = useMessages()
  return (
    <ul>
      {movements.map(({ id, day, kind, amount, held, about }) => (
        <li key={id} className="grid gap-0.5 border-line-subtle py-2 text-sm not-first:border-t">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-break-word">
              {about ? t(`portal_account.held_about.${kind}`, { about }) : t(`portal_account.held_kind.${kind}`)}
            </span>
            <Money amount={amount} currency={currency} className="font-semibold" />
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-fg-muted">
            <DateTime value={day} format="long" />
            <span>
              {t.rich('portal_account.held_after', { amount: () => <Money amount={held} currency={currency} /> })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
