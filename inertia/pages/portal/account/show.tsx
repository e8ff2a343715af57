import { Head } from '@inertiajs/react'
import { Wallet } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { BankAnswer } from '~/features/client_account/bank_answer'
import { FileLink } from '~/features/client_account/file_link'
import { HeldAnswer } from '~/features/client_account/held_answer'
import { OwedAnswer } from '~/features/client_account/owed_answer'
import { PaidAnswer } from '~/features/client_account/paid_answer'
import type { Account } from '~/features/client_account/types'
import { PortalHead } from '~/features/portal/portal_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const pageAddress = (page: number) => route('portal.account.show', {}, { page: page > 1 ? page : null })

/** What a client owes the firm that they have before them, how to pay it, and what they paid. */
export default function ClientAccount({ account }: { account: Account | null }) {
  const t = useMessages()
  return (
    <>
      <Head title={t('portal_account.title')} />
      <PortalHead title={t('portal_account.title')} />
      {account ? (
        <div className="grid items-start gap-3 px-4 pb-10 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-4">
          <div className="grid min-w-0 gap-3 lg:gap-4">
            <OwedAnswer totals={account.totals} owed={account.owed} />
            {account.hasMoved && (
              <p className="px-4 md:px-6">
                <FileLink href={route('portal.account_statement.pdf')}>{t('portal_account.statement')}</FileLink>
              </p>
            )}
          </div>
          <BankAnswer bank={account.bank} />
          <div className="grid min-w-0 gap-3 lg:gap-4">
            {account.held.length > 0 && <HeldAnswer held={account.held} />}
            <PaidAnswer payments={account.payments.rows} />
            {account.payments.paging.total > account.payments.paging.perPage && (
              <Pager {...account.payments.paging} href={pageAddress} />
            )}
          </div>
        </div>
      ) : (
        <EmptyState icon={Wallet} title={t('portal_account.no_firm')} text={t('portal_account.no_firm_text')} />
      )}
    </>
  )
}
