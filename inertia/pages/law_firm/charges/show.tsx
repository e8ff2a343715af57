import { Head, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { ChargeStandingBadge } from '~/features/billing/charge_standing'
import { hasBalance } from '~/features/billing/has_balance'
import { EmailsPanel } from '~/features/billing_emails/emails_panel'
import { ChargeActions } from '~/features/charges/page/charge_actions'
import { ChargeDialogs, type ChargeCan, type ChargeCommand } from '~/features/charges/page/charge_dialogs'
import { DocumentsPanel, type ChargeDocument } from '~/features/charges/page/documents_panel'
import { ChargeFacts } from '~/features/charges/page/charge_facts'
import { NotesPanel, StateNote } from '~/features/charges/page/charge_notes'
import { ItemsPanel } from '~/features/charges/page/items_panel'
import { PaymentsPanel } from '~/features/charges/page/payments_panel'
import { TotalLine } from '~/features/charges/totals_list'
import type { ChargeCard } from '~/features/charges/types'
import { HistoryList, type History } from '~/features/history/history_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ChargeProps = { charge: ChargeCard; documents: ChargeDocument[]; history: History; can: ChargeCan }

/** A charge: what is charged, what was paid of it, how it stands, and what happened with it. */
export default function Charge({ charge, documents, history, can }: ChargeProps) {
  const t = useMessages()
  const { errors } = usePage().props as { errors?: Record<string, string> }
  const [command, setCommand] = useState<ChargeCommand | null>(null)
  const { id, reference, client, currency, dueOn, paid, writtenOff, remaining, state } = charge
  const title = reference ? t('charges.numbered', { reference }) : t('charges.draft')
  const problem = command === null && errors ? Object.values(errors)[0] : undefined
  return (
    <>
      <Head title={`${title} · ${client?.name ?? ''}`} />
      <PageHead
        crumbs={[{ label: t('charges.title'), href: route('law_firm.charges.index') }, { label: title }]}
        title={title}
        badges={<ChargeStandingBadge standing={charge.standing} />}
        meta={
          <>
            <span>{client?.name}</span>
            <Money amount={charge.total} currency={currency} />
            {dueOn && (
              <span>
                {t('charges.due')} <DateTime value={dueOn} />
              </span>
            )}
          </>
        }
        actions={<ChargeActions {...{ charge, can }} onChoose={setCommand} />}
      />
      <div className="grid gap-4 px-6 pt-2 pb-10 max-md:px-4 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-4">
          {problem && (
            <Note tone="danger" role="alert">
              {problem}
            </Note>
          )}
          <StateNote charge={charge} />
          <ItemsPanel items={charge.items} totals={charge} currency={currency} seeMatters={can.seeMatters}>
            {state !== 'draft' && (
              <>
                <TotalLine label={t('charges.total.paid')} amount={paid} currency={currency} />
                {writtenOff > 0 && (
                  <TotalLine label={t('charges.total.writtenOff')} amount={writtenOff} currency={currency} />
                )}
                {hasBalance(charge) && (
                  <TotalLine label={t('charges.total.remaining')} amount={remaining} currency={currency} strong />
                )}
              </>
            )}
          </ItemsPanel>
          <Panel title={t('charges.history')}>
            <HistoryList
              history={history}
              href={(before) => route('law_firm.charges.show', { id }, { before: String(before) })}
            />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <ChargeFacts charge={charge} seeClients={can.seeClients} />
          {state !== 'draft' && <PaymentsPanel charge={charge} />}
          {documents.length > 0 && <DocumentsPanel documents={documents} />}
          {state !== 'draft' && (
            <EmailsPanel
              load={route('law_firm.charge_emails.index', { id })}
              send={route('law_firm.charge_emails.store', { id })}
              kinds={['charge', 'reminder']}
              chargeId={id}
            />
          )}
          <NotesPanel notes={charge.notes} internalNotes={charge.internalNotes} />
        </div>
      </div>
      {command && <ChargeDialogs {...{ command, charge, can }} onClose={() => setCommand(null)} />}
    </>
  )
}
