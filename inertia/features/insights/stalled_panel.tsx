import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { PartList } from './part_list'
import type { MatterFigures } from './types'

/** Matters without movement: how many of whom, and the ones that wait longest. */
export function StalledPanel({ stalled: { byPerson, longest } }: Pick<MatterFigures, 'stalled'>) {
  const t = useMessages()
  const parts = byPerson.map(({ key, label, count, href }) => ({
    ...{ key: key ?? 'none', label: label ?? t('insights.nobody'), value: count, href },
  }))
  return (
    <Panel title={t('insights.stalled')} level={3}>
      <div className="grid grid-cols-2 gap-6 max-desk:grid-cols-1">
        <PartList caption={t('insights.stalled')} parts={parts} />
        {longest.length > 0 && (
          <div className="grid content-start gap-2">
            <h4 className="text-sm font-medium">{t('insights.stalled_longest')}</h4>
            <ol className="grid gap-2 text-sm">
              {longest.map(({ id, reference, title, since, responsible }) => (
                <li key={id} className="grid gap-0.5">
                  <Link
                    href={route('law_firm.matters.show', { dossierId: id })}
                    className="rounded-xs wrap-break-word underline underline-offset-3"
                  >
                    {reference} · {title}
                  </Link>
                  <span className="text-xs text-fg-muted">
                    {t('insights.stalled_since')} <DateTime value={since} /> · {responsible ?? t('insights.nobody')}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.stalled')}</p>
    </Panel>
  )
}
