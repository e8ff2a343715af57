import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'

export interface YearCount {
  year: number
  count: number
}

interface YearBarsProps {
  years: YearCount[]
  from: number | null
  to: number | null
}

const height = 40

/** One bar a year; those in the range are filled. What it shows is also said in words. */
export function YearBars({ years, from, to }: YearBarsProps) {
  const t = useMessages()
  if (years.length === 0) return null

  const peak = years.reduce((most, year) => (year.count > most.count ? year : most))
  const words = t('common.years_chart', {
    first: String(years[0]!.year),
    last: String(years.at(-1)!.year),
    peak: String(peak.year),
  })
  const isIn = (year: number) => year >= (from ?? -Infinity) && year <= (to ?? Infinity)

  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${years.length * 10} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 mb-1.5 block h-10 w-full border-b border-line"
    >
      {years.map(({ year, count }, index) => {
        const bar = count === 0 ? 0 : Math.max(2, (count / peak.count) * height)
        return (
          <rect
            key={year}
            x={index * 10 + 1}
            y={height - bar}
            width={8}
            height={bar}
            className={cx(isIn(year) ? 'fill-accent-fg' : 'fill-accent-line')}
          >
            <title>{`${year}: ${count}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
