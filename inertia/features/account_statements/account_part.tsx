import type { AgedByCurrency, BalancedMovement, CurrencyAccount } from '@generated/fields'
import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { AgeingStrip } from './ageing_strip'

interface AccountPartProps {
  account: CurrencyAccount
  aged: AgedByCurrency | undefined
  credit: number
  /** The day on which the balance is looked at. */
  asOf: string
}

/** The account of a client in one currency: what it began and ended with, how late that is, and what moved it. */
export function AccountPart({ account, aged, credit, asOf }: AccountPartProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { currency, opening, charged, paid, closing, movements } = account
  const sums = [
    [t('account_statements.opening'), opening],
    [t('account_statements.charged'), charged],
    [t('account_statements.paid'), paid],
    [t('account_statements.closing'), closing],
    ...(credit > 0 ? [[t('account_statements.credit'), credit] as const] : []),
  ] as const
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-semibold">{t('account_statements.in_currency', { currency })}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 rounded-lg border border-line bg-surface p-3.5">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-fg-subtle">{label}</dt>
            <dd className="font-semibold">
              <Money {...{ amount, currency }} />
            </dd>
          </div>
        ))}
      </dl>
      {aged && (
        <AgeingStrip
          aged={aged}
          title={t('account_statements.ageing', { day: formatDate(asOf, 'short', locale, 'UTC') })}
        />
      )}
      {movements.length > 0 && (
        <Panel title={t('account_statements.movements')} flush>
          <MovementsTable {...{ movements, currency }} />
        </Panel>
      )}
    </div>
  )
}

function MovementsTable({ movements, currency }: Pick<CurrencyAccount, 'movements' | 'currency'>) {
  const t = useMessages()
  const amount = (value: number) => value > 0 && <Money amount={value} currency={currency} />
  const columns: RowColumn<BalancedMovement>[] = [
    {
      name: t('account_statements.column.day'),
      width: 'w-32',
      cell: ({ day }) => <DateTime value={day} />,
    },
    {
      name: t('account_statements.column.movement'),
      phone: 'title',
      cell: (movement) => <MovementName movement={movement} />,
    },
    { name: t('account_statements.column.charged'), align: 'end', cell: (movement) => amount(movement.amount) },
    { name: t('account_statements.column.paid'), align: 'end', cell: (movement) => amount(-movement.amount) },
    {
      name: t('account_statements.column.balance'),
      align: 'end',
      cell: ({ balance }) => <Money amount={balance} currency={currency} />,
    },
  ]
  // A charge comes again when it is called off: rows are told apart by their place.
  const rows = movements.map(({ id, ...movement }) => ({ ...movement, of: id })) as unknown as BalancedMovement[]
  return <RowsTable caption={t('account_statements.movements')} rows={rows} columns={columns} />
}

/** What moved the account, leading to it. */
function MovementName({ movement }: { movement: BalancedMovement }) {
  const t = useMessages()
  const { kind, reference, concept } = movement
  const { of } = movement as unknown as { of: number | null }
  const name = t(`billing_pdf.movement.${kind}`, { reference: reference ?? '' }).trim()
  const isPayment = kind === 'payment' || kind === 'refund'
  return (
    <>
      {of === null ? (
        name
      ) : (
        <Link
          href={isPayment ? route('law_firm.payments.show', { id: of }) : route('law_firm.charges.show', { id: of })}
          className="font-medium underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      )}
      {concept && <span className="block truncate text-sm text-fg-subtle">{concept}</span>}
    </>
  )
}
