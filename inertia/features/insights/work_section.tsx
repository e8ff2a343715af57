import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { FigureCards } from './figure_card'
import { LoadPanel } from './load_panel'
import { PartList } from './part_list'
import { PeopleDeadlines } from './people_deadlines'
import type { WorkFigures } from './types'

const DECISIONS = ['conflicts.cleared', 'conflicts.waived', 'conflicts.declined', 'conflicts.pending']

/** How deadlines ended in the span, what became of conflict checks, and what waits for whom in the next four weeks. */
export function WorkSection({ work: { deadlines, conflicts, load } }: { work: WorkFigures }) {
  const t = useMessages()
  const ended = Object.entries(deadlines.total).map(([name, { count, href }]) => ({
    ...{ key: name, label: t(`insights.deadlines.${name}` as MessageId), value: count, href },
  }))
  const decisions = conflicts
    .filter(({ key }) => DECISIONS.includes(key))
    .map(({ key, value, href }) => ({
      ...{ key, label: t(`insights.figure.${key}` as MessageId), value: value ?? 0, href },
    }))
  return (
    <section aria-label={t('insights.work')} className="grid gap-4">
      <h2 className="text-lg font-semibold">{t('insights.work')}</h2>
      <FigureCards figures={[...deadlines.figures, ...conflicts.filter(({ key }) => !DECISIONS.includes(key))]} />
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Panel title={t('insights.deadlines')} level={3}>
          <PartList caption={t('insights.deadlines')} parts={ended} />
          <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.deadlines')}</p>
        </Panel>
        <Panel title={t('insights.conflicts')} level={3}>
          <PartList caption={t('insights.conflicts')} parts={decisions} />
          <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.conflicts')}</p>
        </Panel>
      </div>
      <PeopleDeadlines people={deadlines.byPerson} />
      <LoadPanel load={load} />
    </section>
  )
}
