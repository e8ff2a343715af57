import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { Answer, Big } from './answer'
import { matterAddress, type Step } from './types'

type OfMatter = { matterId: number; matter: string; firm: string }

type TodayContent = PanelProps<'portal.today'>['content']

/** Panel of the client's home: what is next and what they must do, in all their matters with the firm; what waits with others. */
export default function TodayPanel({ content }: PanelProps<'portal.today'>) {
  const { steps, requests, unread, elsewhere, hasMatters } = content
  if (!hasMatters && elsewhere.length === 0) return null
  return (
    <div className="col-span-full grid content-start gap-3 lg:grid-cols-2 lg:gap-4">
      {elsewhere.length > 0 && <Elsewhere firms={elsewhere} />}
      {hasMatters && <NextOfAll steps={steps} />}
      {hasMatters && <TodoOfAll requests={requests} unread={unread} />}
    </div>
  )
}

function Elsewhere({ firms }: { firms: TodayContent['elsewhere'] }) {
  const t = useMessages()
  return (
    <Note tone="info" title={t('portal.elsewhere.title')} className="col-span-full">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {firms.map(({ id, name, count }) => (
          <li key={id}>
            <TextLink href={route('main.client', {}, { firm: id })}>{name}</TextLink>:{' '}
            {t('portal.elsewhere.count', { count })}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function NextOfAll({ steps: [first, ...later] }: Pick<TodayContent, 'steps'>) {
  const t = useMessages()
  return (
    <Answer title={t('portal.next.title')}>
      {!first && <p className="mt-1.5 text-fg-muted">{t('portal.next.none_at_all')}</p>}
      {first?.on && (
        <Big>
          <span className="inline-block first-letter:uppercase">
            <DateTime value={first.on} format="weekday-long" />
          </span>
        </Big>
      )}
      <ul className="mt-1">
        {first && <StepLine step={first} isFirst />}
        {later.map((step, place) => (
          <StepLine key={place} step={step} />
        ))}
      </ul>
    </Answer>
  )
}

/** The day of the first stands large above it. */
function StepLine({ step, isFirst = false }: { step: Step & OfMatter; isFirst?: boolean }) {
  const t = useMessages()
  const { title, on, time, attend } = step
  const parts = [time && t('portal.next.time', { time }), attend && t('portal.next.attend_short')].filter(Boolean)
  const hasDay = on !== null && !isFirst
  return (
    <Line {...step} title={title} part="next">
      {(hasDay || parts.length > 0) && (
        <>
          {hasDay && <DateTime value={on} format="weekday-long" />} {parts.join('. ')}
        </>
      )}
    </Line>
  )
}

function TodoOfAll({ requests, unread }: Pick<TodayContent, 'requests' | 'unread'>) {
  const t = useMessages()
  const count = requests.length + unread.length
  const badge = count > 0 && <Badge tone="warning">{t('portal.todo.count', { count })}</Badge>
  return (
    <Answer title={t('portal.todo.title')} end={badge}>
      {count === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.todo.none')}</p>}
      <ul className="mt-1">
        {requests.map((request) => (
          <Line key={request.id} {...request} title={t('portal.todo.send', { title: request.title })} part="todo">
            {request.dueOn &&
              t.rich('portal.todo.due', { day: () => <DateTime value={request.dueOn!} format="weekday-long" /> })}
          </Line>
        ))}
        {unread.map((each) => (
          <Line key={each.matterId} {...each} title={t('portal.todo.read', { count: each.count })} part="messages" />
        ))}
      </ul>
    </Answer>
  )
}

interface LineProps extends OfMatter {
  title: string
  part: string
  children?: ReactNode
}

function Line({ matterId, matter, title, part, children }: LineProps) {
  return (
    <li className="border-line-subtle not-first:border-t">
      <Link
        href={`${matterAddress(matterId)}#${part}`}
        className="-mx-2 grid min-h-14 content-center rounded-lg px-2 py-2.5 hover:bg-surface-hover"
      >
        <span className="font-semibold wrap-break-word">{title}</span>
        {children && <span className="text-base first-letter:uppercase">{children}</span>}
        <span className="text-sm wrap-break-word text-fg-muted">{matter}</span>
      </Link>
    </li>
  )
}
