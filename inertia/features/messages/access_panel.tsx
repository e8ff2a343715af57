import type { MatterTabContents } from '@generated/parts'
import { router } from '@inertiajs/react'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { RelativeTime } from '~/components/display/date_time'
import { FieldError } from '~/components/forms/field_error'
import { Panel } from '~/components/layout/panel'
import type { Data } from '@generated/data'
import { useMessages } from '~/hooks/use_messages'
import { WhatsApp } from './whatsapp'

export type Follower = MatterTabContents['messages']['followers'][number]

interface AccessPanelProps {
  address: string
  matter: Data.Matters.Matter
  followers: Follower[]
  openLinks: number
  can: { sendLinks: boolean; edit: boolean }
}

/** Who may come in, when they last did, and how they are invited. */
export function AccessPanel({ address, matter, followers, openLinks, can }: AccessPanelProps) {
  const t = useMessages()
  const [problem, setProblem] = useState<string | null>(null)
  const send = ({ clientId, userId }: Follower) => {
    setProblem(null)
    router.post(`${address}/links`, clientId ? { clientId } : { userId }, {
      preserveScroll: true,
      onError: (errors) => setProblem(Object.values(errors)[0] ?? null),
    })
  }
  return (
    <Panel title={t('portal_firm.access.title')}>
      {followers.length === 0 && <p className="text-fg-muted">{t('portal_firm.access.none')}</p>}
      <ul>
        {followers.map((follower) => (
          <li
            key={`${follower.clientId} ${follower.userId}`}
            className="grid gap-1.5 border-line-subtle py-2.5 not-first:border-t"
          >
            <FollowerFacts follower={follower} />
            <div className="flex flex-wrap gap-2">
              {can.sendLinks && (
                <Button
                  size="sm"
                  icon={Mail}
                  disabledReason={follower.email ? undefined : t('portal_firm.problem.no_email')}
                  onClick={() => send(follower)}
                >
                  {t('portal_firm.link.send')}
                </Button>
              )}
              {follower.phone && <WhatsApp {...{ address, matter, follower }} phone={follower.phone} />}
            </div>
          </li>
        ))}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
      {openLinks > 0 && can.edit && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-fg-muted">
          {t('portal_firm.link.open', { count: openLinks })}
          <Button
            size="sm"
            variant="danger-quiet"
            onClick={() => router.delete(`${address}/links`, { preserveScroll: true })}
          >
            {t('portal_firm.link.revoke')}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function FollowerFacts({ follower: { name, email, follows, seenAt } }: { follower: Follower }) {
  const t = useMessages()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-break-word">{name}</span>
        <Badge tone={follows ? 'success' : 'neutral'}>
          {t(follows ? 'portal_firm.access.has' : 'portal_firm.access.has_not')}
        </Badge>
      </div>
      <p className="text-sm wrap-break-word text-fg-muted">{email ?? t('portal_firm.access.no_email')}</p>
      {follows && (
        <p className="text-sm text-fg-muted">
          {seenAt
            ? t.rich('portal_firm.access.seen', { when: () => <RelativeTime value={seenAt} /> })
            : t('portal_firm.access.never')}
        </p>
      )}
    </>
  )
}
