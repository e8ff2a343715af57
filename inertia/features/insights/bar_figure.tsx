import { useId } from 'react'
import { cx } from '~/components/cx'
import type { BarChart } from './types'

/** The first series is filled, the second outlined and hatched: they differ without colour too. */
const LOOKS = ['fill-accent stroke-accent', 'stroke-accent-fg'] as const

interface BarFigureProps {
  chart: BarChart
  /** What it shows, in words; the same numbers stand in a table beside it. */
  label: string
  /** What stands below a group of bars. */
  nameOf: (label: string) => string
  /** What stands beside a line across. */
  tickOf: (value: number) => string
  className?: string
}

/** Bars as the server drew them. */
export function BarFigure({ chart, label: said, nameOf, tickOf, className }: BarFigureProps) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      className={cx('h-auto w-full', chart.width < 500 && 'max-w-lg', className)}
    >
      <Hatching id={id} />
      {chart.ticks.map(({ y, value }) => (
        <g key={value}>
          <path d={`M60 ${y}H${chart.width}`} className="stroke-line-subtle" />
          <text x="56" y={y + 4} textAnchor="end" className="fill-fg-subtle text-xs">
            {tickOf(value)}
          </text>
        </g>
      ))}
      {chart.bars.map(({ series, label, value: _, ...box }) => (
        <rect key={`${label} ${series}`} {...box} className={LOOKS[series]} fill={fillOf(series, id)} />
      ))}
      {chart.labels.map(({ x, text }) => (
        <text key={text} x={x} y={chart.height - 6} textAnchor="middle" className="fill-fg-subtle text-xs">
          {nameOf(text)}
        </text>
      ))}
    </svg>
  )
}

/** How a series looks, for the words beside a chart. */
export function SeriesKey({ series }: { series: number }) {
  const id = useId()
  return (
    <svg aria-hidden width="12" height="12">
      <Hatching id={id} />
      <rect x="1" y="1" width="10" height="10" className={LOOKS[series]} fill={fillOf(series, id)} />
    </svg>
  )
}

const fillOf = (series: number, id: string) => (series === 1 ? `url(#${id})` : undefined)

function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" className="stroke-accent-fg" strokeWidth="2" />
      </pattern>
    </defs>
  )
}
