import { Head, router } from '@inertiajs/react'
import { Inbox } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Tabs } from '~/components/actions/tabs'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Line = {
  id: number
  name: string
  email: string
  message: string
  state: 'open' | 'accepted' | 'declined'
  clientId: number | null
  at: string
}

const TONES: Record<Line['state'], BadgeTone> = { open: 'warning', accepted: 'success', declined: 'neutral' }

type State = Line['state'] | ''

interface ClientRequestsProps {
  requests: Line[]
  paging: { total: number; page: number; perPage: number }
  /** Which are shown; empty for all. */
  state: State
  can: { answer: boolean }
}

const STATES: State[] = ['', 'open', 'accepted', 'declined']

/** Address of a page of the requests in a state. */
function listAddress(state: State, page = 1): string {
  const query = [state && `state=${state}`, page > 1 && `page=${page}`].filter(Boolean).join('&')
  return route('law_firm.client_requests.index', {}, query)
}

export default function ClientRequests({ requests, paging, state, can }: ClientRequestsProps) {
  const t = useMessages()
  const tabs = STATES.map((each) => ({
    label: t(`portal_firm.requests.tab.${each || 'all'}`),
    href: listAddress(each),
    current: each === state,
    count: each === state ? paging.total : undefined,
  }))
  return (
    <>
      <Head title={t('portal_firm.requests.title')} />
      <PageHead title={t('portal_firm.requests.title')} meta={t('portal_firm.requests.lead')} />
      <Tabs label={t('portal_firm.requests.tabs')} items={tabs} />
      {requests.length === 0 && (
        <EmptyState
          icon={Inbox}
          title={t(state ? 'portal_firm.requests.none_in_state' : 'portal_firm.requests.none')}
          text={t('portal_firm.requests.none_text')}
        />
      )}
      <ul className="grid max-w-200 gap-3 px-6 pt-4 pb-4 empty:hidden max-md:px-4">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} mayAnswer={can.answer} />
        ))}
      </ul>
      {paging.total > paging.perPage && <Pager {...paging} href={(page) => listAddress(state, page)} />}
    </>
  )
}

function RequestCard({ request, mayAnswer }: { request: Line; mayAnswer: boolean }) {
  const t = useMessages()
  const { id, name, email, message, state, clientId, at } = request
  const answer = (verdict: 'accept' | 'decline') =>
    router.post(route(`law_firm.client_requests.${verdict}`, { id }), {}, { preserveScroll: true })
  return (
    <li className="grid gap-2 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base font-semibold wrap-break-word">{name}</h2>
        <span className="text-sm wrap-break-word text-fg-muted">{email}</span>
        <span className="text-sm text-fg-muted">
          <DateTime value={at} format="long" />
        </span>
        <Badge tone={TONES[state]}>{t(`portal_firm.requests.state.${state}`)}</Badge>
      </div>
      <p className="wrap-break-word whitespace-pre-line">{message}</p>
      {clientId !== null && (
        <TextLink href={route('law_firm.clients.show', { id: clientId })}>{t('portal_firm.requests.client')}</TextLink>
      )}
      {state === 'open' && mayAnswer && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => answer('accept')}>
            {t('portal_firm.requests.accept')}
          </Button>
          <Button onClick={() => answer('decline')}>{t('portal_firm.requests.decline')}</Button>
        </div>
      )}
    </li>
  )
}
