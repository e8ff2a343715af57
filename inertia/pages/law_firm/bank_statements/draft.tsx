import { Head } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { FormError } from '~/components/forms/form_error'
import { PageHead } from '~/components/layout/page_head'
import { RemoveButton } from '~/components/overlays/remove_button'
import { AccountPanel } from '~/features/bank_statements/account_panel'
import { listAddress } from '~/features/bank_statements/address'
import { ColumnsPanel } from '~/features/bank_statements/columns_panel'
import { DryRunPanel } from '~/features/bank_statements/dry_run'
import type { Draft, StatementHead } from '~/features/bank_statements/types'
import { useReading } from '~/features/bank_statements/use_reading'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type DraftProps = { statement: StatementHead; draft: Draft; can: { edit: boolean; delete: boolean } }

/** A file of a bank before it is imported: of which account it is, how it is read, and what it would bring. */
export default function BankStatementDraft({ statement, draft, can }: DraftProps) {
  const t = useMessages()
  const { say, run, isBusy, errors } = useReading(statement)
  const { mapping, dryRun, accounts } = draft
  const account = accounts.find(({ id }) => id === mapping.accountId)
  const isReady = dryRun !== null && dryRun.total > 0 && account !== undefined
  const crumbs = [{ label: t('bank_statements.title'), href: listAddress() }, { label: statement.name }]
  return (
    <>
      <Head title={statement.name} />
      <PageHead
        crumbs={crumbs}
        title={statement.name}
        meta={t('bank_statements.draft.lead')}
        actions={
          <>
            {can.delete && (
              <RemoveButton
                label={t('bank_statements.draft.discard')}
                href={route('law_firm.bank_statements.destroy', { id: statement.id })}
                title={t('bank_statements.draft.discard_title')}
                verb={t('bank_statements.draft.discard')}
              >
                {t('bank_statements.draft.discard_text')}
              </RemoveButton>
            )}
            {can.edit && (
              <Button variant="primary" pending={isBusy} disabled={!isReady} onClick={run}>
                {t('bank_statements.draft.import')}
              </Button>
            )}
          </>
        }
      />
      <div className="grid items-start gap-6 px-6 pt-2 pb-10 max-md:px-4 lg:grid-cols-2">
        {can.edit && (
          <div className="grid gap-6">
            <FormError>{errors.version ?? errors.columns}</FormError>
            <AccountPanel
              {...{ statement, draft }}
              error={errors.accountId}
              onChoose={(accountId) => say({ accountId })}
            />
            {statement.format !== 'ofx' && <ColumnsPanel {...{ draft, isBusy }} onSay={say} />}
          </div>
        )}
        <DryRunPanel draft={draft} currency={account?.currency ?? (draft.currency === 'USD' ? 'USD' : 'MXN')} />
      </div>
    </>
  )
}
