import { Head } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '~/components/feedback/empty_state'
import { FormError } from '~/components/forms/form_error'
import { PageHead } from '~/components/layout/page_head'
import { ListPages } from '~/features/activities/activity_list'
import { listAddress } from '~/features/bank_statements/address'
import { StatementsTable } from '~/features/bank_statements/statements_table'
import type { StatementLine } from '~/features/bank_statements/types'
import { UploadButton } from '~/features/bank_statements/upload_button'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { useMessages } from '~/hooks/use_messages'

type StatementsProps = {
  statements: { items: StatementLine[]; next: number | null }
  isLater: boolean
  can: { edit: boolean }
}

/** The files of banks that the firm took in, and how much of each waits for a decision. */
export default function BankStatements({ statements, isLater, can }: StatementsProps) {
  const t = useMessages()
  const [error, setError] = useState<string>()
  const upload = can.edit && <UploadButton onError={setError} />
  return (
    <>
      <Head title={t('bank_statements.title')} />
      <PageHead title={t('bank_statements.title')} meta={t('bank_statements.lead')} actions={upload} />
      <BillingTabs current="bank_statements" />
      <div className="px-6 max-md:px-4">
        <FormError>{error}</FormError>
      </div>
      {statements.items.length === 0 ? (
        <EmptyState
          icon={Landmark}
          title={t('bank_statements.list.empty')}
          text={t(can.edit ? 'bank_statements.list.empty_text' : 'bank_statements.list.empty_reader')}
        />
      ) : (
        <StatementsTable rows={statements.items} />
      )}
      <div className="px-6 pb-10 max-md:px-4">
        <ListPages
          next={statements.next === null ? null : listAddress(statements.next)}
          first={isLater ? listAddress() : null}
        />
      </div>
    </>
  )
}
