import { Check, Copy } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { Facts } from '~/components/layout/facts'
import { Answer } from '~/features/portal/answer'
import { useCopied } from '~/hooks/use_copied'
import { useMessages } from '~/hooks/use_messages'
import type { BankData } from './types'

/** How the firm is paid: the account with its number to copy, in whose name, with which reference. */
export function BankAnswer({ bank }: { bank: BankData | null }) {
  const t = useMessages()
  if (!bank)
    return (
      <Answer title={t('portal_account.bank')}>
        <p className="mt-1.5 text-fg-muted">{t('portal_account.bank_none')}</p>
      </Answer>
    )
  const { clabe, bank: name, holder, reference, notes } = bank
  const facts = [
    clabe && { label: t('portal_account.bank_name'), value: name },
    clabe && { label: t('portal_account.holder'), value: holder },
    reference && { label: t('portal_account.reference'), value: reference },
  ]
  return (
    <Answer title={t('portal_account.bank')}>
      {clabe && <Clabe clabe={clabe} />}
      <Facts className="mt-3 text-base" items={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      {notes && <p className="mt-3 wrap-break-word whitespace-pre-line">{notes}</p>}
      <p className="mt-3 text-fg-muted">{t('portal_account.after_paying')}</p>
    </Answer>
  )
}

/** The digits as banks group them: bank, place, account, check digit. */
const grouped = (clabe: string) => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')

function Clabe({ clabe }: { clabe: string }) {
  const t = useMessages()
  const [copied, copy] = useCopied()
  return (
    <div className="mt-1.5 grid gap-2">
      <p>
        <span className="block text-sm text-fg-muted">{t('portal_account.clabe')}</span>
        <span className="text-lg font-semibold tabular-nums">{grouped(clabe)}</span>
      </p>
      <Button
        size="lg"
        icon={copied === 'copied' ? Check : Copy}
        className="max-md:w-full md:justify-self-start"
        onClick={() => void copy(clabe)}
      >
        {t('portal_account.copy')}
      </Button>
      <p role="status" className="text-sm text-success-fg empty:hidden">
        {copied === 'copied' && t('portal_account.copied')}
      </p>
      {copied === 'failed' && <FieldError>{t('portal_account.copy_failed')}</FieldError>}
    </div>
  )
}
