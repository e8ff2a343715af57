import type { RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'

/** The column with the number of each matter; on a phone it stands elsewhere. */
export function useReferenceColumn<Row extends { reference: string }>(): RowColumn<Row> {
  const t = useMessages()
  return {
    name: t('matters.number_short'),
    width: 'w-24',
    phone: 'hide',
    className: 'text-sm whitespace-nowrap text-fg-subtle',
    cell: ({ reference }) => reference,
  }
}
