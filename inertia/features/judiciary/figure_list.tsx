import { Link } from '@inertiajs/react'
import { cx } from '~/components/cx'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { Share } from './share'
import type { FacetValue, Rate } from './types'

interface FigureListProps {
  title: string
  values: FacetValue[]
  chosen: string
  /** Address of the rulings that a number counts. */
  href: (value: string) => string
  /** Share of each value, where shares may be shown at all. */
  rates?: Map<string, Rate | null>
}

/** Values with how many rulings they have; every number leads to its rulings. */
export function FigureList({ title, values, chosen, href, rates }: FigureListProps) {
  const { locale } = useLocale()
  const most = Math.max(1, ...values.map(({ count }) => count))
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-sm font-semibold text-fg-muted">{title}</h3>
      <ul>
        {values.map(({ value, count }) => (
          <li key={value} className="py-1">
            <Link
              href={href(value)}
              preserveScroll
              aria-current={chosen === value ? 'true' : undefined}
              className={cx(
                'flex min-h-6 items-baseline gap-2 rounded-sm text-sm underline-offset-3 hover:underline',
                chosen === value && 'font-semibold'
              )}
            >
              <span className="min-w-0 flex-1 break-words">{value}</span>
              <span className="text-accent-fg tabular-nums">{count.toLocaleString(tagOf(locale))}</span>
            </Link>
            <progress aria-hidden className="meter block w-full" max={most} value={count} />
            {rates && (
              <p className="text-xs text-fg-subtle">
                <Share rate={rates.get(value) ?? null} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
