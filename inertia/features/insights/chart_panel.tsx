import type { ReactNode } from 'react'
import { Panel } from '~/components/layout/panel'

interface ChartPanelProps {
  title: string
  chart: ReactNode
  table: ReactNode
  definition: string
}

/** A chart with the table of its numbers beside it, and what they mean. */
export function ChartPanel({ title, chart, table, definition }: ChartPanelProps) {
  return (
    <Panel title={title} level={3}>
      <div className="@container">
        <div className="grid items-start gap-x-6 gap-y-3 @3xl:grid-cols-2">
          {chart}
          {table}
        </div>
      </div>
      <p className="mt-2 text-xs text-fg-subtle">{definition}</p>
    </Panel>
  )
}
