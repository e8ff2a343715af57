import { Paperclip, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { Money } from '~/components/display/money'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { RemoveButton } from '~/components/overlays/remove_button'
import type { useSelection } from '~/hooks/use_selection'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { ExpenseLine } from './types'

interface ExpenseItemProps {
  matterId: number
  expense: ExpenseLine
  selection?: ReturnType<typeof useSelection<number>>
  onEdit?: () => void
}

/** An expense: what for, when, whose money, and what proves it. */
export function ExpenseItem({ matterId, expense, selection, onEdit }: ExpenseItemProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { id, description, amount, currency, billable, chargeId, proof, paidBy, version } = expense
  const at = { dossierId: matterId, id }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      {selection && (
        <Checkbox
          label={t('fees.select', { name: description })}
          hideLabel
          checked={selection.isSelected(id)}
          onChange={() => selection.toggle(id)}
        />
      )}
      <span className="min-w-0 flex-1 basis-40">
        <span className="block wrap-break-word">{description}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-fg-muted">
          <span>{formatDate(expense.spentOn, 'short', locale)}</span>
          {expense.createdByName && <span>{expense.createdByName}</span>}
          {paidBy === 'fund' && <Badge tone="info">{t('fees.from_fund')}</Badge>}
          {paidBy === 'firm' && !billable && <Badge tone="outline">{t('fees.not_billable')}</Badge>}
          {proof && (
            <a
              href={route('law_firm.expense_proofs.show', at)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('fees.see_proof', { name: description })}
              className="inline-flex items-center gap-1 underline underline-offset-3"
            >
              <Icon of={Paperclip} size={12} />
              {t('fees.proof')}
            </a>
          )}
          {chargeId !== null && (
            <TextLink href={route('law_firm.charges.show', { id: chargeId })}>{t('fees.in_charge')}</TextLink>
          )}
        </span>
      </span>
      <Money {...{ amount, currency }} className="font-medium" />
      {onEdit && (
        <span className="ml-auto flex">
          <IconButton size="sm" icon={Pencil} label={`${t('fees.edit_expense')}: ${description}`} onClick={onEdit} />
          <RemoveButton
            icon={Trash2}
            iconOnly
            label={`${t('fees.delete_expense')}: ${description}`}
            href={route('law_firm.matter_expenses.destroy', at, { version })}
            title={t('fees.delete_expense')}
          >
            {t(paidBy === 'fund' ? 'fees.delete_fund_expense_text' : 'fees.delete_expense_text', { description })}
          </RemoveButton>
        </span>
      )}
    </li>
  )
}
