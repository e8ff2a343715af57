import { ArchiveButton } from '~/components/actions/archive_button'
import { BulkBar } from '~/components/actions/bulk_bar'
import { SelectionActions } from '~/features/transfers/selection_actions'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface BulkArchiveProps {
  ids: number[]
  /** The list shows what is archived: the button brings it back. */
  archived: boolean
  onClear: () => void
  /** Whether the fields of clients may be changed. */
  mayEdit: boolean
}

/** Archives the selected clients, or brings them back. The toast offers to undo it. */
export function BulkArchive({ ids, archived, mayEdit, onClear }: BulkArchiveProps) {
  const t = useMessages()
  return (
    <BulkBar count={ids.length} onClear={onClear}>
      <ArchiveButton
        address={route('law_firm.client_batch_archivals.store')}
        label={t(archived ? 'clients.list.unarchive' : 'clients.list.archive')}
        onDone={onClear}
        {...{ ids, archived }}
      />
      <SelectionActions subject="clients" mayEdit={mayEdit} onDone={onClear} ids={ids} />
    </BulkBar>
  )
}
