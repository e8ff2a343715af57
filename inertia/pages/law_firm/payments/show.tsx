import { Head, router, usePage } from '@inertiajs/react'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { EmailsPanel } from '~/features/billing_emails/emails_panel'
import { HistoryList, type History } from '~/features/history/history_list'
import { listAddress } from '~/features/payments/address'
import { ApplyDialog } from '~/features/payments/apply_dialog'
import { CoversPanel } from '~/features/payments/covers_panel'
import { DeletePayment } from '~/features/payments/delete_dialog'
import { PaymentFacts } from '~/features/payments/payment_facts'
import { ProofPanel } from '~/features/payments/proof_panel'
import { RefundDialog } from '~/features/payments/refund_dialog'
import { RefundsPanel } from '~/features/payments/refunds_panel'
import { RejectDialog } from '~/features/payments/reject_dialog'
import { ReviewNote } from '~/features/payments/review_note'
import type { PayableCharge, PaymentDetails } from '~/features/payments/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

type PaymentProps = {
  payment: PaymentDetails
  /** The charges that it may pay: sent when they are asked for. */
  payable?: PayableCharge[]
  history: History
  today: string
  can: { edit: boolean; delete: boolean }
}

type Opened = 'apply' | 'accept' | 'reject' | 'refund' | 'delete'

/** A payment: what it pays, what of it is credit, its proof, and what was done with it. */
export default function Payment({ payment, payable, history, today, can }: PaymentProps) {
  const t = useMessages()
  const [open, setOpen] = useState<Opened | null>(null)
  /** Somebody else changed it meanwhile: said here, where the dialog that asked is closed. */
  const { version: stale } = usePage<SharedProps>().props.errors
  const { id, number, client, state, amount, refunded } = payment
  const title = t('payments.name', { number })
  const close = () => setOpen(null)
  const isOpen = can.edit && state !== 'rejected'
  /** Opens a dialog that needs the charges of the client, once they are here. */
  const withCharges = (opened: Opened) => () =>
    router.reload({ only: ['payment', 'payable'], onSuccess: () => setOpen(opened) })
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('payments.title'), href: listAddress({}) }, { label: title }]}
        meta={client.name}
        actions={
          <span className="flex flex-wrap gap-2">
            {state === 'accepted' && (
              <ButtonLink icon={FileText} external href={route('law_firm.payments.receipt', { id })}>
                {t('payments.page.receipt')}
              </ButtonLink>
            )}
            {can.delete && (
              <Button variant="danger-quiet" icon={Trash2} onClick={() => setOpen('delete')}>
                {t('payments.page.delete')}
              </Button>
            )}
          </span>
        }
      />
      <div className="grid gap-6 px-6 pt-2 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-6">
          {stale && open === null && <Note tone="danger">{stale}</Note>}
          <ReviewNote
            payment={payment}
            canEdit={can.edit}
            onAccept={withCharges('accept')}
            onReject={() => setOpen('reject')}
          />
          <CoversPanel payment={payment} onChange={isOpen ? withCharges('apply') : undefined} />
          <RefundsPanel
            payment={payment}
            onRefund={can.edit && state === 'accepted' && amount > refunded ? () => setOpen('refund') : undefined}
          />
          <Panel title={t('payments.page.history')}>
            <HistoryList history={history} href={(before) => route('law_firm.payments.show', { id }, { before })} />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Panel title={t('payments.page.facts')}>
            <PaymentFacts payment={payment} />
          </Panel>
          <ProofPanel payment={payment} canEdit={can.edit} />
          {state === 'accepted' && (
            <EmailsPanel
              load={route('law_firm.receipt_emails.index', { id })}
              send={route('law_firm.receipt_emails.store', { id })}
              kinds={['receipt']}
            />
          )}
        </div>
      </div>
      {open === 'apply' && payable && <ApplyDialog {...{ payment }} charges={payable} onClose={close} />}
      {open === 'accept' && payable && <ApplyDialog {...{ payment }} charges={payable} accepts onClose={close} />}
      {open === 'reject' && <RejectDialog payment={payment} onClose={close} />}
      {open === 'refund' && <RefundDialog {...{ payment, today }} onClose={close} />}
      {open === 'delete' && <DeletePayment payment={payment} onClose={close} />}
    </>
  )
}
