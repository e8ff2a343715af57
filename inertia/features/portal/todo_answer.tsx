import { Check, Clock } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { SendFile } from './send_file'
import { isAccepted, isWaiting, type Request } from './types'

interface TodoProps {
  requests: Request[]
  /** Nothing can be sent: the matter is over, or the firm looks. */
  closed: boolean
}

/** What the client has to do: documents that the firm waits for, and what became of those that were sent. */
export function TodoAnswer({ requests, closed }: TodoProps) {
  const t = useMessages()
  const waiting = requests.filter(isWaiting).length
  const badge = waiting > 0 && <Badge tone="warning">{t('portal.todo.count', { count: waiting })}</Badge>
  return (
    <Answer title={t('portal.todo.title')} anchor="todo" end={badge}>
      {waiting === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.todo.none')}</p>}
      <ul className="mt-1">
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} closed={closed} />
        ))}
      </ul>
    </Answer>
  )
}

function RequestLine({ request, closed }: { request: Request; closed: boolean }) {
  const { title, explanation, dueOn, reason, state, matterId, id, files } = request
  const t = useMessages()
  const waits = isWaiting(request)
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 border-line-subtle py-3.5 not-first:border-t last:pb-0">
      <Mark state={state} />
      <div className="min-w-0">
        <p className={waits ? 'font-semibold wrap-break-word' : 'text-fg-muted wrap-break-word'}>{title}</p>
        {state === 'again' && reason && (
          <p className="mt-1 rounded-lg bg-warning-subtle px-3 py-2 text-base wrap-break-word whitespace-pre-line">
            {t('portal.todo.again', { reason })}
          </p>
        )}
        {waits && explanation && (
          <p className="text-base wrap-break-word whitespace-pre-line text-fg-muted">{explanation}</p>
        )}
        {waits && dueOn && (
          <p className="text-base text-warning-fg">
            {t.rich('portal.todo.due', { day: () => <DateTime value={dueOn} format="weekday-long" /> })}
          </p>
        )}
        {!waits && <p className="text-base text-fg-muted">{t(`portal.todo.state.${state}`)}</p>}
        {files.length > 0 && (
          <p className="text-sm wrap-break-word text-fg-muted">
            {t('portal.todo.sent', { count: files.length, names: files.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {!isAccepted(request) && !closed && (
          <SendFile matterId={matterId} requestId={id} title={title} isMore={!waits} />
        )}
      </div>
    </li>
  )
}

function Mark({ state }: Pick<Request, 'state'>) {
  const isDone = state === 'accepted' || state === 'received'
  if (!isDone) return <span className="mt-0.5 size-5.5 rounded-full border-[1.5px] border-line-field" aria-hidden />
  const look = state === 'accepted' ? 'bg-success-subtle text-success-fg' : 'bg-info-subtle text-info-fg'
  return (
    <span className={`mt-0.5 grid size-5.5 place-items-center rounded-full ${look}`} aria-hidden>
      <Icon of={state === 'accepted' ? Check : Clock} size={14} />
    </span>
  )
}
