import { scaleBand, scaleLinear } from 'd3-scale'

/** A bar of a chart, in the units of its drawing; `series` says which pattern it has. */
export type Bar = { x: number; y: number; width: number; height: number; series: number; label: string; value: number }

/** A chart as it is drawn: its bars, the lines across with their values, and what stands below. */
export type BarChart = {
  width: number
  height: number
  bars: Bar[]
  ticks: { y: number; value: number }[]
  labels: { x: number; text: string }[]
}

/** Units of a chart as wide as the page, and of one that stands beside others. */
export const CHART_SIZES = { wide: { width: 960, height: 260 }, narrow: { width: 400, height: 220 } } as const
const LEFT = 64
const BOTTOM = 24
const TOP = 8
const TICKS = 4
/** Labels that are closer, or more than these, would touch each other where the chart is drawn small. */
const LABEL_WIDTH = 54
const MAX_LABELS = 12

/** Groups of bars side by side, one group for each label; no value is negative. */
export function barChart(
  groups: { label: string; values: number[] }[],
  { width, height }: { width: number; height: number } = CHART_SIZES.wide
): BarChart {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  const down = scaleLinear()
    .domain([0, most])
    .nice(TICKS)
    .range([height - BOTTOM, TOP])
  const along = scaleBand<number>()
    .domain(groups.map((_, at) => at))
    .range([LEFT, width])
    .padding(0.25)
  const inner = along.bandwidth() / Math.max(1, groups[0]?.values.length ?? 1)
  const bars = groups.flatMap(({ label, values }, group) =>
    values.map((value, series) => {
      const y = rounded(down(value))
      const x = rounded(along(group)! + series * inner)
      return { x, y, width: rounded(inner), height: rounded(height - BOTTOM - y), series, label, value }
    })
  )
  const every = Math.ceil(groups.length / Math.min(Math.floor((width - LEFT) / LABEL_WIDTH), MAX_LABELS))
  const labels = groups.flatMap(({ label }, at) =>
    at % every === 0 ? [{ x: rounded(along(at)! + along.bandwidth() / 2), text: label }] : []
  )
  const ticks = down.ticks(TICKS).map((value) => ({ y: rounded(down(value)), value }))
  return { width, height, bars, ticks, labels }
}

const rounded = (units: number) => Math.round(units * 10) / 10
