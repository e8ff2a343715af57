import { CircleAlert, CircleCheck } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { Answer, Big } from './answer'
import type { Step } from './types'

/** What comes next in a matter: the day, what happens, whether the client has to be there. */
export function NextAnswer({ steps: [first, ...later] }: { steps: Step[] }) {
  const t = useMessages()
  return (
    <Answer title={t('portal.next.title')} anchor="next">
      {first ? (
        <>
          {first.on && (
            <Big>
              <span className="inline-block first-letter:uppercase">
                <DateTime value={first.on} format="weekday-long" />
              </span>
              {first.time && (
                <span className="text-lg text-fg-muted"> {t('portal.next.time', { time: first.time })}</span>
              )}
            </Big>
          )}
          {first.on ? <p className="mt-1 text-fg-muted">{first.title}</p> : <Big>{first.title}</Big>}
          {first.text && <p className="mt-1 text-fg-muted">{first.text}</p>}
          <Attendance attend={first.attend} />
          {later.slice(0, 3).map((step, place) => (
            <Later key={place} step={step} />
          ))}
        </>
      ) : (
        <p className="mt-1.5 text-fg-muted">{t('portal.next.none')}</p>
      )}
    </Answer>
  )
}

function Attendance({ attend }: { attend: boolean }) {
  const t = useMessages()
  return (
    <p
      className={`mt-3 flex gap-2 rounded-lg px-3 py-2.5 text-base ${attend ? 'bg-warning-subtle' : 'bg-success-subtle'}`}
    >
      <Icon
        of={attend ? CircleAlert : CircleCheck}
        className={attend ? 'mt-0.5 text-warning-fg' : 'mt-0.5 text-success-fg'}
      />
      {t(attend ? 'portal.next.attend' : 'portal.next.stay')}
    </p>
  )
}

function Later({ step: { title, on, time, attend } }: { step: Step }) {
  const t = useMessages()
  return (
    <div className="mt-3 border-t border-line-subtle pt-3 text-base">
      <p className="font-medium wrap-break-word">{t('portal.next.then', { what: title })}</p>
      <p className="text-fg-muted">
        {on && (
          <span className="inline-block first-letter:uppercase">
            <DateTime value={on} format="weekday-long" />
          </span>
        )}
        {time && ` ${t('portal.next.time', { time })}`} {attend && t('portal.next.attend_short')}
      </p>
    </div>
  )
}
