import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { DateTime } from '~/components/date_time'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { TodayDues } from './today_dues'
import { matterAddress, type Due, type Request, type Step } from './types'

type OfMatter = { matterId: number; matter: string; firm: string }

type TodayContent = {
  steps: (Step & OfMatter)[]
  requests: (Request & OfMatter)[]
  dues: (Due & OfMatter)[] | null
  unread: { matterId: number; count: number; matter: string; firm: string }[]
  hasMatters: boolean
}

/** Panel of the client's home: what is next, what they must do and what they owe, in all their matters. */
export function TodayPanel({ content }: { content: TodayContent }) {
  const t = useMessages()
  const { steps, requests, dues, unread, hasMatters } = content
  if (!hasMatters) return null
  return (
    <div className="grid content-start gap-4 col-span-full lg:grid-cols-2">
      <Answer title={t('portal.next.title')}>
        {steps.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.next.none_at_all')}</p>}
        <ul className="mt-1">
          {steps.map((step, place) => (
            <Line key={place} {...step} title={step.title} part="next">
              {step.on && <DateTime value={step.on} format="weekday-long" />}
              {step.time && ` ${t('portal.next.time', { time: step.time })}`}
              {step.attend && ` ${t('portal.next.attend_short')}`}
            </Line>
          ))}
        </ul>
      </Answer>
      <Answer title={t('portal.todo.title')}>
        {requests.length + unread.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.todo.none')}</p>}
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
      {dues && <TodayDues dues={dues} />}
    </div>
  )
}

interface LineProps extends OfMatter {
  title: string
  part: string
  children?: ReactNode
}

function Line({ matterId, matter, firm, title, part, children }: LineProps) {
  return (
    <li className="border-line-subtle not-first:border-t">
      <Link
        href={`${matterAddress(matterId)}#${part}`}
        className="-mx-2 grid min-h-14 content-center rounded-lg px-2 py-2.5 hover:bg-surface-hover"
      >
        <span className="font-semibold wrap-break-word">{title}</span>
        {children && <span className="text-base first-letter:uppercase">{children}</span>}
        <span className="text-sm wrap-break-word text-fg-muted">{`${matter} · ${firm}`}</span>
      </Link>
    </li>
  )
}
