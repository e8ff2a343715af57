import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { SelectField } from '~/components/forms/choices/select_field'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { AccountDialog } from './account_dialog'
import { accountName } from './account_name'
import type { Draft, StatementHead } from './types'

interface AccountPanelProps {
  statement: StatementHead
  draft: Draft
  error?: string
  onChoose: (accountId: number) => void
}

/** Of which account the movements are: one that the firm has named, or a new one. */
export function AccountPanel({ statement, draft, error, onChoose }: AccountPanelProps) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const { accounts, mapping, currency } = draft
  const fitting = accounts.filter((account) => currency === null || account.currency === currency)
  return (
    <Panel title={t('bank_statements.account.of')}>
      <div className="grid gap-3">
        {fitting.length > 0 && (
          <SelectField
            label={t('bank_statements.account.label')}
            value={mapping.accountId === null ? '' : String(mapping.accountId)}
            placeholder={t('bank_statements.columns.choose')}
            error={error}
            onChange={(id) => onChoose(Number(id))}
            options={fitting.map((account) => ({ value: String(account.id), label: accountName(account) }))}
          />
        )}
        {fitting.length === 0 && <p className="text-sm text-fg-muted">{t('bank_statements.account.first')}</p>}
        <div>
          <Button onClick={() => setAdding(true)}>{t('bank_statements.account.add')}</Button>
        </div>
      </div>
      {isAdding && <AccountDialog {...{ statement, draft }} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
