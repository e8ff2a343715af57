import { route } from '#app/core/addresses'
import type { FigureKey } from '#app/insights/domain/figures'
import type { Span } from '#app/insights/domain/periods'

/** What else narrows the rows of a number; null for nothing. */
export type Narrowed = Record<string, string | number | null | undefined>

/** Address of the rows behind a number. */
export const rowsAddress = (figure: FigureKey, { from, to }: Span, more: Narrowed = {}): string =>
  route('law_firm.statistics.rows', {}, { figure, period: 'custom', from, to, ...withoutNulls(more) })

const withoutNulls = (query: Narrowed) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== undefined)) as Record<
    string,
    string | number
  >
