import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { BANKS, type Bank, type Currency, type Draft, type StatementHead } from './types'

interface AccountDialogProps {
  statement: StatementHead
  draft: Draft
  onClose: () => void
}

/** An account that the firm has not named yet: of which bank it is, and how it is called here. */
export function AccountDialog({ statement: { id, version }, draft, onClose }: AccountDialogProps) {
  const t = useMessages()
  const currency = draft.currency === 'USD' ? 'USD' : 'MXN'
  const form = useFields<{ bank: Bank; name: string; lastDigits: string; currency: Currency }>(
    { bank: draft.mapping.bank, name: '', lastDigits: '', currency },
    {
      bank: { label: t('bank_statements.account.bank') },
      name: { label: t('bank_statements.account.name'), rules: [required(), maxLength(120)] },
      lastDigits: { label: t('bank_statements.account.last_digits'), rules: [maxLength(4)] },
      currency: { label: t('bank_statements.account.currency') },
    },
    { prefix: 'account' }
  )
  form.transform(({ lastDigits, ...account }) => ({ version, account: { ...account, lastDigits: lastDigits || null } }))
  const errorOf = (name: string) => form.errors[name] ?? form.errors[`account.${name}`]
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('law_firm.bank_statements.update', { id })}
      title={t('bank_statements.account.title')}
      size="md"
      visit={{ onSuccess: onClose }}
    >
      <SelectField
        {...form.field('bank')}
        onChange={(bank) => form.set('bank', bank as Bank)}
        options={BANKS.map((bank) => ({ value: bank, label: t(`bank_statements.bank.${bank}`) }))}
      />
      <TextField {...form.field('name')} error={errorOf('name')} help={t('bank_statements.account.name_help')} />
      <NumberField
        {...form.field('lastDigits')}
        error={errorOf('lastDigits')}
        optional
        help={t('bank_statements.account.last_digits_help')}
      />
      <SelectField
        {...form.field('currency')}
        onChange={(value) => form.set('currency', value as Currency)}
        options={(['MXN', 'USD'] as const).map((value) => ({ value, label: value }))}
      />
    </FormDialog>
  )
}
