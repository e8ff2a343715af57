import { csvLine } from '#app/core/text/csv'
import type { Figure, FigureUnit, Interval } from '#app/insights/domain/figures'

const MILLION = 1_000_000

/** A line of the file of numbers: what, of which part, in which currency, how much, over how many rows, before, and between what. */
export interface NumberLine {
  figure: string
  part?: string
  currency?: string
  unit?: FigureUnit
  value: number | null
  n?: number | null
  previous?: number | null
  interval?: Interval | null
}

/** The columns, by the ends of the ids of their names. */
export const CSV_COLUMNS = ['figure', 'part', 'currency', 'value', 'n', 'previous', 'low', 'high'] as const

/** A number as a spreadsheet reads it: pesos with two decimals, a share as a percentage. */
function written(unit: FigureUnit, value: number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (unit === 'money') return (value / 100).toFixed(2)
  return unit === 'share' ? ((value / MILLION) * 100).toFixed(1) : String(value)
}

export function numberLine({ figure, part = '', currency = '', unit = 'count', ...told }: NumberLine): string {
  const { value, n, previous, interval } = told
  return csvLine([
    ...[figure, part, currency, written(unit, value), n === null || n === undefined ? '' : String(n)],
    ...[written(unit, previous), written(unit, interval?.low), written(unit, interval?.high)],
  ])
}

/** The line of a figure. */
export const figureLine = (named: string, { unit, value, n, previous, interval }: Figure, currency = ''): string =>
  numberLine({ figure: named, currency, unit, value, n, previous, interval })
