import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Button } from '~/components/actions/button'
import { PostButton } from '~/components/actions/post_button'
import { RelativeTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { kindOf } from '~/features/calendar/kinds'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ChoiceForm } from './choice_form'
import { ConnectDialog } from './connect_dialog'
import type { Connection } from './types'

/** How often the page looks whether it has been synced. */
const LOOK_MS = 4_000

interface ConnectionPanelProps {
  connection: Connection
  kinds: string[]
}

/** How a connection stands, and what can be done with it. */
export function ConnectionPanel({ connection, kinds }: ConnectionPanelProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<'choice' | 'connect' | 'disconnect' | null>(null)
  const { state, masked, isQueued, problem, syncedAt, nextAt } = connection
  const isOver = state === 'revoked' || state === 'lost'
  const close = () => setOpened(null)
  useEffect(() => {
    if (!isQueued) return
    const look = () => router.reload({ only: ['connection'], headers: { blockType: 'button' } })
    const timer = setTimeout(look, LOOK_MS)
    return () => clearTimeout(timer)
  }, [connection, isQueued])
  const words = connection.kinds.map((kind) => t(kindOf(kind).name)).join(', ')
  const next = isQueued ? t('google_calendar.facts.queued') : nextAt && <RelativeTime value={nextAt} />
  return (
    <Panel>
      <div className="grid gap-3">
        {state === 'waiting' && <Note tone="info">{t('google_calendar.waiting_text')}</Note>}
        {isOver && (
          <Note tone="danger" role="alert">
            {t(`google_calendar.${state}_text`)}
          </Note>
        )}
        {problem && (
          <Note tone={isOver ? 'danger' : 'warning'}>
            {t(`google_calendar.problem.${problem.kind}`, { code: problem.code })}
          </Note>
        )}
        <Facts
          items={[
            { label: t('google_calendar.facts.state'), value: t(`google_calendar.state.${state}`) },
            {
              label: t('google_calendar.facts.synced'),
              value: syncedAt ? <RelativeTime value={syncedAt} /> : t('google_calendar.facts.never'),
            },
            ...(next ? [{ label: t('google_calendar.facts.next'), value: next }] : []),
            { label: t('google_calendar.facts.sent'), value: words || t('google_calendar.everything') },
            {
              label: t('google_calendar.facts.names'),
              value: t(masked ? 'google_calendar.facts.names_hidden' : 'google_calendar.facts.names_shown'),
            },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {isOver ? (
            <Button variant="primary" onClick={() => setOpened('connect')}>
              {t('google_calendar.connect_again')}
            </Button>
          ) : (
            <PostButton variant="primary" address={route('calendar.google.syncs.store')}>
              {t('google_calendar.sync')}
            </PostButton>
          )}
          {state === 'on' && <PauseButton />}
          {!isOver && <Button onClick={() => setOpened('choice')}>{t('google_calendar.choose')}</Button>}
          <Button variant="danger-quiet" onClick={() => setOpened('disconnect')}>
            {t('google_calendar.disconnect')}
          </Button>
        </div>
      </div>
      {opened === 'choice' && <ChoiceForm chosen={connection} kinds={kinds} onClose={close} />}
      {opened === 'connect' && <ConnectDialog chosen={connection} kinds={kinds} onClose={close} />}
      <ConfirmIdentityDialog
        open={opened === 'disconnect'}
        onClose={close}
        title={t('google_calendar.disconnect_title')}
        text={t('google_calendar.disconnect_text')}
        verb={t('google_calendar.disconnect')}
        method="delete"
        action={route('calendar.google.destroy')}
      />
    </Panel>
  )
}

function PauseButton() {
  const t = useMessages()
  const pause = () => router.delete(route('calendar.google.syncs.destroy'), { headers: { blockType: 'button' } })
  return <Button onClick={pause}>{t('google_calendar.pause')}</Button>
}
