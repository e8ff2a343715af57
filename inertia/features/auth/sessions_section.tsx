import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { RelativeTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { Panel } from '~/components/layout/panel'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Session = Data.Auth.ActiveSession

/** What is about to be ended: its address, and in words. */
interface Ending {
  path: string
  label: string
}

/** Where the account is open: end one session, or all others. */
export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const t = useMessages()
  const others = sessions.some(({ isCurrent }) => !isCurrent)
  const [ending, setEnding] = useState<Ending | null>(null)
  const endOthers = () => setEnding({ path: route('settings.sessions.clear'), label: t('sessions.revoke_others') })
  return (
    <Panel
      title={t('sessions.title')}
      end={
        others && (
          <Button size="sm" onClick={endOthers}>
            {t('sessions.revoke_others')}
          </Button>
        )
      }
      flush
    >
      <p className="px-3.5 pb-3 text-sm text-fg-muted">{t(others ? 'sessions.lead' : 'sessions.only_this')}</p>
      <ul className="divide-y divide-line border-t border-line">
        {sessions.map((session) => (
          <SessionLine key={session.key} session={session} onEnd={setEnding} />
        ))}
      </ul>
      <ConfirmIdentityDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={ending?.label ?? ''}
        text={t('sessions.confirm')}
        verb={t('sessions.revoke')}
        method="delete"
        action={ending?.path ?? ''}
      />
    </Panel>
  )
}

interface SessionLineProps {
  session: Session
  onEnd: (ending: Ending) => void
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const t = useMessages()
  const { browser, system, isPhone, isCurrent, isRemembered, isImpersonation } = session
  const name = browser && system ? t('sessions.browser_on_system', { browser, system }) : (browser ?? system)
  const title = name ?? t('sessions.unknown_browser')
  const label = t('sessions.revoke_named', { name: title })
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <Icon of={isPhone ? Smartphone : Laptop} size={16} className="flex-none text-fg-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {title}
          {isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
          {isRemembered && <Badge tone="outline">{t('sessions.remembered')}</Badge>}
          {isImpersonation && <Badge tone="warning">{t('sessions.impersonation')}</Badge>}
        </p>
        <p className="text-sm text-fg-muted">
          {t('sessions.from', { ip: session.ip ?? '?' })}
          {' · '}
          <RelativeTime value={session.lastSeenAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          onClick={() => onEnd({ path: route('settings.sessions.destroy', { key: session.key }), label })}
          aria-label={label}
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  )
}
