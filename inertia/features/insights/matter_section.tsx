import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { BarFigure } from './bar_figure'
import { ChartPanel } from './chart_panel'
import { FigureCards } from './figure_card'
import { NumberLink } from './number_link'
import { PartList } from './part_list'
import { StalledPanel } from './stalled_panel'
import type { MatterFigures, Part } from './types'

/** The matters of a firm: how many, by what they are, and which stand still. */
export function MatterSection({ matters }: { matters: MatterFigures }) {
  const t = useMessages()
  const parts = (rows: Part[], labelOf: (row: Part) => string) =>
    rows.map((row) => ({ key: row.key ?? 'none', label: labelOf(row), value: row.count, href: row.href }))
  const lists = [
    {
      title: t('insights.by_materia'),
      parts: parts(matters.byMateria, ({ key }) => t(`matters.materia.${key}` as MessageId)),
    },
    { title: t('insights.by_person'), parts: parts(matters.byPerson, ({ label }) => label ?? t('insights.nobody')) },
  ]
  return (
    <section aria-label={t('insights.matters')} className="grid gap-4">
      <h2 className="text-lg font-semibold">{t('insights.matters')}</h2>
      <FigureCards figures={matters.figures} />
      <StatusPanel matters={matters} />
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        {lists.map(({ title, parts: own }) => (
          <Panel key={title} title={title} level={3}>
            <PartList caption={title} parts={own} />
          </Panel>
        ))}
      </div>
      <StalledPanel stalled={matters.stalled} />
    </section>
  )
}

function StatusPanel({ matters: { byStatus, statusChart } }: { matters: MatterFigures }) {
  const t = useMessages()
  const nameOf = (status: string | null) => t(`matters.status.${status}` as MessageId)
  if (byStatus.length === 0) return null
  return (
    <ChartPanel
      title={t('insights.by_status')}
      definition={t('insights.definition.by_status')}
      chart={<BarFigure chart={statusChart} label={t('insights.status_chart')} nameOf={nameOf} tickOf={String} />}
      table={
        <RowsTable
          caption={t('insights.by_status')}
          rows={byStatus}
          columns={[
            { name: t('insights.status'), phone: 'title', cell: ({ key }) => nameOf(key) },
            {
              ...{ name: t('insights.matters'), align: 'end', phone: 'meta' },
              cell: ({ count, href }) => <NumberLink href={href!}>{count}</NumberLink>,
            },
          ]}
        />
      }
    />
  )
}
