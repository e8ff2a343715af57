import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindName, stageName } from './types'

/** The amparo proceedings of a matter, each with its stage and what was not read of it. */
export default function AmparoPanel({ content: { proceedings } }: MatterPanelProps<'amparo'>) {
  const t = useMessages()
  return (
    <Panel title={t('amparo.panel.title')}>
      <ul className="grid gap-2 text-sm">
        {proceedings.map(({ id, kind, stage, name, unread }) => (
          <li key={id} className="grid gap-0.5">
            <Link href={route('amparo.show', { id })} className="min-w-0 truncate font-medium hover:underline">
              {t(kindName(kind))} {name}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-fg-muted">
              {t(stageName(stage))}
              {unread > 0 && <Badge tone="accent">{t('amparo.unread', { count: unread })}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
