import { cx } from '~/components/cx'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { sortBy } from './sort_by'

interface ColumnHeadsProps<Key extends string, Sort extends string> {
  /** The columns that are shown, in order. */
  columns: Key[]
  /** What each is like: its width, where the usual ones hide, and by what it sorts. */
  looks: Record<Key, { width: string; hidden?: string; sort?: Sort }>
  names: Record<Key, MessageId>
  /** Whether nobody chose columns: those that do not fit hide then. */
  isUsual: boolean
  by?: ReturnType<typeof sortBy<Sort>>
}

/** The heads of the columns that a person chose for a list. */
export function ColumnHeads<Key extends string, Sort extends string>({
  columns,
  looks,
  names,
  isUsual,
  by,
}: ColumnHeadsProps<Key, Sort>) {
  const t = useMessages()
  return columns.map((key) => {
    const { width, hidden, sort } = looks[key]
    return (
      <Th key={key} className={cx(width, isUsual && hidden)} sort={sort && by?.(sort)}>
        {t(names[key])}
      </Th>
    )
  })
}
