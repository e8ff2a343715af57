import { AGES, type Age, type AgedByCurrency } from '@generated/fields'
import { cx } from '~/components/cx'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'

const BARS: Record<Age, string> = {
  current: 'fill-accent-line',
  upTo30: 'fill-warning-line',
  upTo60: 'fill-warning',
  upTo90: 'fill-danger/55',
  older: 'fill-danger',
}

/** What is owed in a currency by how late it is: the figures, and a strip of their shares. */
export function AgeingStrip({ aged, title }: { aged: AgedByCurrency; title: string }) {
  const t = useMessages()
  const { currency, total } = aged
  return (
    <section aria-label={title} className="grid gap-2 rounded-lg border border-line bg-surface p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-sm text-fg-muted">{title}</h2>
        <Money amount={total} currency={currency} className="text-lg font-semibold" />
      </div>
      <Shares aged={aged} />
      <dl className="grid grid-cols-5 gap-2 text-sm max-md:grid-cols-1">
        {AGES.map((age) => (
          <div key={age} className="max-md:flex max-md:justify-between">
            <dt className="flex items-center gap-1.5 text-fg-subtle">
              <svg viewBox="0 0 8 8" className="size-2 flex-none" aria-hidden="true">
                <rect width="8" height="8" rx="2" className={BARS[age]} />
              </svg>
              {t(`account_statements.column.${age}`)}
            </dt>
            <dd className={cx(aged[age] === 0 && 'text-fg-subtle')}>
              <Money amount={aged[age]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const WIDTH = 1_000

/** The shares of the ages in a strip; the figures beside it say the same. */
function Shares({ aged }: { aged: AgedByCurrency }) {
  if (aged.total <= 0) return null
  const widths = AGES.map((age) => (aged[age] / aged.total) * WIDTH)
  return (
    <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" className="h-2 w-full rounded-full" aria-hidden="true">
      {AGES.map((age, at) => (
        <rect
          key={age}
          x={widths.slice(0, at).reduce((sum, each) => sum + each, 0)}
          width={widths[at]}
          height="10"
          className={BARS[age]}
        />
      ))}
    </svg>
  )
}
