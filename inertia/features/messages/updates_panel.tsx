import { router } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import type { Update } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'
import { UpdateForm } from './update_form'
import { WritingPanel } from './writing_panel'

interface UpdatesPanelProps {
  address: string
  updates: Update[]
  canWrite: boolean
}

/** How the matter stands, as written for its clients: what they see and what waits to be shown. */
export function UpdatesPanel({ address, updates, canWrite }: UpdatesPanelProps) {
  const t = useMessages()
  return (
    <WritingPanel
      title={t('portal_firm.update.title')}
      verb={canWrite && t('portal_firm.update.write')}
      none={updates.length === 0 && t('portal_firm.update.none')}
      form={(onDone) => <UpdateForm address={`${address}/updates`} onDone={onDone} />}
    >
      {updates.map((update) => (
        <UpdateLine key={update.id} update={update} address={`${address}/updates/${update.id}`} canWrite={canWrite} />
      ))}
    </WritingPanel>
  )
}

function UpdateLine({ update, address, canWrite }: { update: Update; address: string; canWrite: boolean }) {
  const t = useMessages()
  const { text, at, name, shown, nextTitle, nextOn, nextTime } = update
  const toggle = () => router.put(address, { shown: !shown }, { preserveScroll: true })
  return (
    <li className="grid gap-1 border-line-subtle py-2.5 not-first:border-t">
      <div className="flex flex-wrap items-center gap-2 text-sm text-fg-muted">
        <DateTime value={at} format="long" />
        {name}
        <Badge tone={shown ? 'success' : 'neutral'}>
          {t(shown ? 'portal_firm.update.is_shown' : 'portal_firm.update.is_hidden')}
        </Badge>
        {canWrite && (
          <Button size="sm" variant="ghost" className="ml-auto" onClick={toggle}>
            {t(shown ? 'portal_firm.update.hide' : 'portal_firm.update.show')}
          </Button>
        )}
      </div>
      <p className="wrap-break-word whitespace-pre-line">{text}</p>
      {nextTitle && (
        <p className="text-sm text-fg-muted">
          {t('portal_firm.update.next', { what: nextTitle })} {nextOn && <DateTime value={nextOn} format="long" />}{' '}
          {nextTime}
        </p>
      )}
    </li>
  )
}
