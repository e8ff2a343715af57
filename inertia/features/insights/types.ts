export type Unit = 'count' | 'money' | 'share' | 'days'
export type Currency = 'MXN' | 'USD'

/** A number, over how many rows it was made, what it was before, and where its rows are. */
export type Figure = {
  key: string
  unit: Unit
  value: number | null
  n: number
  previous: number | null
  /** Of a share that is an estimate: its bounds in millionths. */
  interval: { low: number; high: number } | null
  href: string
}

/** A part of a whole: how many, and where they are read. */
export type Part = { key: string | null; label?: string | null; count: number; href: string | null }

export type BarChart = {
  width: number
  height: number
  bars: { x: number; y: number; width: number; height: number; series: number; label: string; value: number }[]
  ticks: { y: number; value: number }[]
  labels: { x: number; text: string }[]
}

/** What a part of the firm brings, in centavos, over how many concepts, and the minutes written down for it. */
export type FeePart = {
  key: string | null
  label: string | null
  total: number
  n: number
  received: number
  writtenOff: number
  expenses: number
  minutes: number
  href: string
  rows: { received: string; writtenOff: string; expenses: string; minutes: string }
}

export type MonthRow = {
  month: string
  billed: number
  collected: number
  hrefs: { billed: string; collected: string }
}

export type MoneyFigures = {
  currency: Currency
  figures: Figure[]
  ageing: { bucket: string; total: number; n: number; href: string }[]
  ageingChart: BarChart
  realisation: { n: number; unrated: number; worth: number; charged: number; unratedHref: string }
  months: { rows: MonthRow[]; chart: BarChart; narrowChart: BarChart }
  fees: { byMateria: FeePart[]; byModel: FeePart[]; byClient: FeePart[] }
  /** Settled charges from which the forecast is made. */
  history: number
  forecast: { days: number; expected: number; low: number; high: number }[] | null
  owedHref: string
}

/** An active matter without movement; `since` is a day. */
export type StalledLine = { id: number; reference: string; title: string; since: string; responsible: string | null }

export type MatterFigures = {
  figures: Figure[]
  byStatus: Part[]
  byMateria: Part[]
  byPerson: Part[]
  statusChart: BarChart
  stalled: { byPerson: Part[]; longest: StalledLine[] }
}

type Ended = Record<string, { count: number; href: string }>

/** How the deadlines of a person ended; null where it is not told: of too few, or of those from which such would follow. */
export type DeadlinesOfPerson = {
  key: string
  label: string | null
  n: number
  href: string
  share: number | null
  figures: Ended | null
}

type Counted = { count: number; href: string }
export type Week = 'late' | 'week_1' | 'week_2' | 'week_3' | 'week_4'

/** What waits for a person, late and in each of four weeks; `name` is null for what waits for nobody. */
export type Load = {
  id: number
  name: string | null
  matters: number
  href: string
  activities: number
  deadlines: number
  weeks: { week: Week; activities: Counted; deadlines: Counted }[]
}

export type WorkFigures = {
  deadlines: { figures: Figure[]; total: Ended; byPerson: DeadlinesOfPerson[] }
  conflicts: Figure[]
  load: Load[]
}

export type Period = 'month' | 'last_month' | 'quarter' | 'year' | 'last_year' | 'twelve_months' | 'custom'
export type Comparison = 'previous' | 'year' | 'none'
export type Span = { from: string; to: string }
/** Why typed days are no span. */
export type SpanProblem = 'no_days' | 'inverted' | 'too_long'

export type StatisticsProps = {
  filters: { period: Period; from: string | null; to: string | null; compare: Comparison }
  span: Span
  compared: Span | null
  problem: SpanProblem | null
  today: string
  /** These follow after the page. */
  matters?: MatterFigures
  money?: MoneyFigures[]
  work?: WorkFigures
}
