import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import type { Request } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { RequestForm } from './request_form'
import { RequestVerdict } from './request_verdict'
import { WritingPanel } from './writing_panel'

interface RequestsPanelProps {
  address: string
  matterId: number
  requests: Request[]
  canWrite: boolean
}

const TONES: Record<Request['state'], BadgeTone> = {
  open: 'neutral',
  received: 'warning',
  again: 'neutral',
  accepted: 'success',
}

/** Documents that the firm asked its clients for, and what came. */
export function RequestsPanel({ address, matterId, requests, canWrite }: RequestsPanelProps) {
  const t = useMessages()
  return (
    <WritingPanel
      title={t('portal_firm.request.title')}
      verb={canWrite && t('portal_firm.request.ask')}
      none={requests.length === 0 && t('portal_firm.request.none')}
      form={(onDone) => <RequestForm address={`${address}/requests`} onDone={onDone} />}
    >
      {requests.map((request) => (
        <li key={request.id} className="grid gap-1.5 border-line-subtle py-2.5 not-first:border-t">
          <RequestFacts request={request} matterId={matterId} />
          {canWrite && <RequestVerdict address={`${address}/requests/${request.id}`} request={request} />}
        </li>
      ))}
    </WritingPanel>
  )
}

function RequestFacts({ request, matterId }: { request: Request; matterId: number }) {
  const t = useMessages()
  const { title, explanation, dueOn, state, reason, files } = request
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-break-word">{title}</span>
        <Badge tone={TONES[state]}>{t(`portal_firm.request.state.${state}`)}</Badge>
        {dueOn && (
          <span className="text-sm text-fg-muted">
            {t.rich('portal_firm.request.due', { day: () => <DateTime value={dueOn} /> })}
          </span>
        )}
      </div>
      {explanation && <p className="text-sm wrap-break-word whitespace-pre-line text-fg-muted">{explanation}</p>}
      {state === 'again' && reason && (
        <p className="text-sm wrap-break-word">{t('portal_firm.request.reason', { reason })}</p>
      )}
      {files.length > 0 && (
        <ul className="text-sm">
          {files.map(({ id, documentId, name, at }) => (
            <li key={id} className="wrap-break-word">
              {documentId ? (
                <TextLink
                  href={route(
                    'law_firm.matters.show',
                    { dossierId: matterId },
                    { tab: 'documents', document: documentId }
                  )}
                >
                  {name}
                </TextLink>
              ) : (
                name
              )}{' '}
              <span className="text-fg-muted">
                <DateTime value={at} format="short-time" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
