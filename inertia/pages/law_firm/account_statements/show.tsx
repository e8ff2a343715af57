import { Head } from '@inertiajs/react'
import { BellRing, Download, FileText, ReceiptText } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { TextLink } from '~/components/actions/text_link'
import { AccountPart } from '~/features/account_statements/account_part'
import { OwedTable } from '~/features/account_statements/owed_table'
import { PauseButton } from '~/features/account_statements/pause_button'
import { SpanFilters } from '~/features/account_statements/span_filters'
import type { OwedLine, Statement } from '~/features/account_statements/types'
import { EmailsPanel } from '~/features/billing_emails/emails_panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type AccountStatementProps = {
  client: { id: number; name: string; email: string | null }
  statement: Statement
  owed: OwedLine[]
  today: string
  arePaused: boolean
  can: { send: boolean; charge: boolean; pay: boolean; readClients: boolean }
}

/** Movements that a statement shows at most. */
const MOST = 2_000

/** The account of a client: what they owe, since when, and what moved it. */
export default function AccountStatement({ client, statement, owed, today, arePaused, can }: AccountStatementProps) {
  const t = useMessages()
  const { from, to, accounts, ageing, credits, isTooLong } = statement
  const clientId = client.id
  const span = { from, to }
  return (
    <>
      <Head title={`${t('account_statements.title')} · ${client.name}`} />
      <PageHead
        crumbs={[
          { label: t('account_statements.title'), href: route('law_firm.account_statements.index') },
          { label: client.name },
        ]}
        title={client.name}
        badges={arePaused && <Badge tone="warning">{t('account_statements.paused')}</Badge>}
        meta={
          can.readClients && (
            <TextLink href={route('law_firm.clients.show', { id: clientId })}>
              {t('account_statements.client')}
            </TextLink>
          )
        }
        actions={
          <>
            {can.send && <PauseButton {...{ clientId, arePaused }} />}
            {can.pay && (
              <ButtonLink href={route('law_firm.payments.create', {}, { client: String(clientId) })}>
                {t('account_statements.add_payment')}
              </ButtonLink>
            )}
            {owed.length > 0 && (
              <ButtonLink
                icon={BellRing}
                href={route('law_firm.account_statements.reminder', { clientId })}
                external
                download
              >
                {t('account_statements.reminder')}
              </ButtonLink>
            )}
            {!isTooLong && (
              <>
                <ButtonLink
                  icon={Download}
                  href={route('law_firm.account_statements.movements', { clientId }, span)}
                  external
                  download
                >
                  {t('account_statements.csv')}
                </ButtonLink>
                <ButtonLink
                  icon={FileText}
                  variant="primary"
                  href={route('law_firm.account_statements.pdf', { clientId }, span)}
                  external
                  download
                >
                  {t('account_statements.pdf')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <div className="grid gap-4 px-6 pt-1 pb-10 max-md:px-4 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-5">
          <SpanFilters key={`${from} ${to}`} {...{ clientId, from, to, today }} />
          {isTooLong && <Note tone="warning">{t('account_statements.too_long', { most: MOST })}</Note>}
          {!isTooLong && accounts.length === 0 && (
            <EmptyState
              icon={ReceiptText}
              title={t('account_statements.no_movements')}
              text={t('account_statements.no_movements_text')}
              action={
                can.charge && {
                  label: t('account_statements.empty_action'),
                  href: route('law_firm.charges.create', {}, { client: String(clientId) }),
                }
              }
            />
          )}
          {accounts.map((account) => (
            <AccountPart
              key={account.currency}
              account={account}
              aged={ageing.find(({ currency }) => currency === account.currency)}
              credit={credits[account.currency] ?? 0}
              asOf={to < today ? to : today}
            />
          ))}
          <OwedTable owed={owed} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <EmailsPanel
            load={route('law_firm.statement_emails.index', { clientId }, span)}
            send={route('law_firm.statement_emails.store', { clientId })}
            kinds={['statement']}
            extra={{ fromOn: from, toOn: to }}
          />
        </div>
      </div>
    </>
  )
}
