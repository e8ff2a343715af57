import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { Answer } from './answer'
import { AskFirm } from './ask_firm'

type Asked = PanelProps<'portal.firms'>['content']['requests'][number]

const TONES: Record<Asked['state'], BadgeTone> = { open: 'info', accepted: 'success', declined: 'neutral' }

/** Panel of the client's home: what they asked of firms and, for whom no firm works yet, the way to ask one. */
export default function FirmsPanel({ content: { requests, hasFirm } }: PanelProps<'portal.firms'>) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <Answer title={t(hasFirm ? 'portal.firms.asked' : 'portal.firms.title')} className="col-span-full">
      {!hasFirm && <p className="mt-1.5 text-fg-muted">{t('portal.firms.text')}</p>}
      <ul className="mt-1">
        {requests.map((request) => (
          <AskedLine key={request.id} request={request} />
        ))}
      </ul>
      {!hasFirm && isAsking && <AskFirm onDone={() => setAsking(false)} />}
      {!hasFirm && !isAsking && (
        <Button size="lg" className="mt-3" onClick={() => setAsking(true)}>
          {t('portal.firms.ask')}
        </Button>
      )}
    </Answer>
  )
}

function AskedLine({ request: { id, to, state, at } }: { request: Asked }) {
  const t = useMessages()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line-subtle py-2.5 not-first:border-t">
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-break-word">{to}</span>
      <span className="text-sm text-fg-muted">
        <DateTime value={at} format="long" />
      </span>
      <Badge tone={TONES[state]}>{t(`portal.firms.state.${state}`)}</Badge>
      {state === 'open' && (
        <Button
          variant="ghost"
          onClick={() => router.delete(route('portal.firm_requests.destroy', { id }), { preserveScroll: true })}
        >
          {t('portal.firms.withdraw')}
        </Button>
      )}
    </li>
  )
}
