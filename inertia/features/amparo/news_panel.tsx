import { Link } from '@inertiajs/react'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { listAddress } from './address'
import { kindName } from './types'

/** The cases that a person follows and of which they did not read all news. */
export default function AmparoNewsPanel({ content: { cases } }: PanelProps<'amparo.news'>) {
  const t = useMessages()
  return (
    <Panel
      title={t('amparo.home.title')}
      end={
        <TextLink href={listAddress({ news: true })} className="text-sm">
          {t('amparo.home.all')}
        </TextLink>
      }
    >
      <ul className="grid min-w-0 gap-2">
        {cases.map(({ id, kind, name, unread }) => (
          <li key={id} className="flex items-start gap-2 text-sm">
            <Link
              href={route('amparo.show', { id })}
              className="min-w-0 flex-1 font-medium wrap-break-word hover:underline"
            >
              {t(kindName(kind))} {name}
            </Link>
            <Badge tone="accent">{t('amparo.unread', { count: unread })}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
