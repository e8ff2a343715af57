import { useState } from 'react'
import { Facts } from '~/components/layout/facts'
import { ClosableDialog } from '~/components/overlays/closable_dialog'
import { useMessages } from '~/hooks/use_messages'
import { CancelDialog } from './cancel_dialog'
import { EntryForm } from './entry_form'
import type { EntryCard, Named, Slot } from './types'

interface OpenedEntryProps {
  /** What is read or edited; a new event without. */
  entry: EntryCard | null
  slot: Slot
  colleagues: Named[]
  timeZone: string
  onClose: () => void
}

/** An event that is written, changed or cancelled, or read by who may not. */
export default function OpenedEntry({ entry, onClose, ...form }: OpenedEntryProps) {
  const [isCancelling, setCancelling] = useState(false)
  if (entry && !entry.canEdit) return <EntryFacts {...{ entry, onClose }} />
  if (entry && isCancelling) return <CancelDialog {...{ entry, onClose }} />
  return <EntryForm {...{ entry, onClose }} {...form} onCancelEntry={() => setCancelling(true)} />
}

function EntryFacts({ entry, onClose }: { entry: EntryCard; onClose: () => void }) {
  const t = useMessages()
  const facts = [
    { label: t('entries.field.owner'), value: entry.owner },
    { label: t('entries.field.peopleIds'), value: entry.people.map(({ name }) => name).join(', ') },
    { label: t('entries.field.matterId'), value: entry.matter?.name },
    { label: t('entries.field.place'), value: entry.place },
    { label: t('entries.field.notes'), value: entry.notes },
  ].filter(({ value }) => value)
  return (
    <ClosableDialog onClose={onClose} title={entry.title}>
      <Facts items={facts} />
    </ClosableDialog>
  )
}
