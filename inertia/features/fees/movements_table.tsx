import { Paperclip, Undo2 } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import { Icon } from '~/components/display/icon'
import { Money } from '~/components/display/money'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { Movement, Statement } from './fund_types'

interface MovementsTableProps {
  matterId: number
  statement: Statement
  /** Takes a movement back; absent for who may not. */
  onReverse?: (movement: Movement) => void
}

const REVERSIBLE = ['deposit', 'expense', 'refund']

/** What came into a fund and went out of it, each with the balance after it. */
export function MovementsTable({ matterId, statement: { lines, currency }, onReverse }: MovementsTableProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const money = (amount: number) => <Money {...{ amount, currency }} />
  const columns: RowColumn<Movement>[] = [
    { name: t('fees.column.number'), width: 'w-14', phone: 'hide', cell: ({ number }) => number },
    { name: t('fees.column.day'), width: 'w-32', cell: ({ movedOn }) => formatDate(movedOn, 'short', locale) },
    {
      name: t('fees.column.concept'),
      phone: 'title',
      className: 'wrap-break-word',
      cell: (movement) => <Concept {...{ matterId, movement }} />,
    },
    { name: t('fees.column.in'), align: 'end', cell: ({ amount }) => amount > 0 && money(amount) },
    { name: t('fees.column.out'), align: 'end', cell: ({ amount }) => amount < 0 && money(-amount) },
    { name: t('fees.column.balance'), align: 'end', cell: ({ held }) => money(held) },
    { name: t('fees.column.author'), hidden: 'max-lg:hidden', cell: ({ authorName }) => authorName },
  ]
  const actions: RowColumn<Movement> = {
    name: t('fees.column.actions'),
    width: 'w-12',
    actions: (movement) =>
      REVERSIBLE.includes(movement.kind) &&
      movement.reversedBy === null && (
        <IconButton
          size="sm"
          icon={Undo2}
          label={t('fees.fund.reverse_one', { number: movement.number })}
          onClick={() => onReverse?.(movement)}
        />
      ),
  }
  return (
    <RowsTable caption={t('fees.fund.movements')} rows={lines} columns={onReverse ? [...columns, actions] : columns} />
  )
}

function Concept({ matterId, movement }: { matterId: number; movement: Movement }) {
  const t = useMessages()
  const { id, number, kind, method, reference, description, hasProof, chargeId, reverses, reversedBy } = movement
  const notes = [
    reverses !== null && t('fees.fund.reverses', { number: reverses }),
    reversedBy !== null && t('fees.fund.reversed_by', { number: reversedBy }),
    method && t(`payments.method.${method}`),
    chargeId === null && reference,
    description,
  ].filter(Boolean)
  return (
    <span className="grid">
      <span className="font-medium">{t(`fees.movement.${kind}`)}</span>
      <span className="flex flex-wrap gap-x-2 text-sm font-normal text-fg-muted">
        {notes.length > 0 && <span className="wrap-break-word">{notes.join(' · ')}</span>}
        {chargeId !== null && (
          <TextLink href={route('law_firm.charges.show', { id: chargeId })}>
            {t('fees.charge_ref', { reference: reference ?? '' })}
          </TextLink>
        )}
        {hasProof && (
          <a
            href={route('law_firm.fund_proofs.show', { dossierId: matterId, id })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('fees.see_proof', { name: `${t(`fees.movement.${kind}`)} ${number}` })}
            className="inline-flex items-center gap-1 underline underline-offset-3"
          >
            <Icon of={Paperclip} size={12} />
            {t('fees.proof')}
          </a>
        )}
      </span>
    </span>
  )
}
