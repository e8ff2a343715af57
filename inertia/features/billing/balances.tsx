import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

type Currency = 'MXN' | 'USD'

/** What charges come to in one currency, in centavos. */
export type Balance = { currency: Currency; total: number; paid: number; owed: number; overdue: number }

/** What payments come to in one currency, in centavos. */
export type PaymentSums = { currency: Currency; credit: number; inReview: number }

interface BalancesProps {
  balances: Balance[]
  paymentSums?: PaymentSums[]
}

const NO_CHARGES = { total: 0, paid: 0, owed: 0, overdue: 0 }
const NO_PAYMENTS = { credit: 0, inReview: 0 }
const CURRENCIES: Currency[] = ['MXN', 'USD']

/** An account, a block for each currency: pesos and dollars are never added to each other. Nothing is told of what is zero, but what is owed. */
export function Balances({ balances, paymentSums = [] }: BalancesProps) {
  const used = CURRENCIES.filter((currency) => [...balances, ...paymentSums].some((each) => each.currency === currency))
  return (
    <div className="grid gap-3">
      {used.map((currency) => (
        <BalanceOf
          key={currency}
          currency={currency}
          {...(balances.find((each) => each.currency === currency) ?? NO_CHARGES)}
          {...(paymentSums.find((each) => each.currency === currency) ?? NO_PAYMENTS)}
        />
      ))}
    </div>
  )
}

type Figures = Omit<Balance & PaymentSums, 'currency'>

const FIGURES: { key: keyof Figures; label: MessageId; tone?: 'danger' | 'success' | 'muted'; always?: true }[] = [
  { key: 'owed', label: 'billing.account.owed', always: true },
  { key: 'overdue', label: 'billing.account.overdue', tone: 'danger' },
  { key: 'inReview', label: 'billing.account.in_review', tone: 'muted' },
  { key: 'credit', label: 'billing.account.credit', tone: 'success' },
  { key: 'paid', label: 'billing.account.paid', tone: 'muted' },
  { key: 'total', label: 'billing.account.total', tone: 'muted' },
]

function BalanceOf({ currency, ...figures }: Figures & { currency: Currency }) {
  const t = useMessages()
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
      {FIGURES.filter(({ key, always }) => always || figures[key] > 0).map(({ key, label, tone }) => (
        <div key={key} className="contents">
          <dt className="text-fg-subtle">{t(label)}</dt>
          <dd className="text-right">
            <Money
              amount={figures[key]}
              currency={currency}
              tone={tone}
              className={key === 'owed' ? 'text-base font-semibold' : undefined}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
