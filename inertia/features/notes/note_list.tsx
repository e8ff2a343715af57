import { router } from '@inertiajs/react'
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import { RemoveButton } from '~/components/overlays/remove_button'
import { cx } from '~/components/cx'
import { RelativeTime } from '~/components/display/date_time'
import { IconButton } from '~/components/actions/icon_button'
import { Note } from '~/components/feedback/note'
import type { NoteLine, Person } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NoteForm } from './note_form'
import { NoteText } from './note_text'

const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

interface NoteListProps {
  matterId: number
  notes: NoteLine[]
  people: Person[]
  canEdit: boolean
  /** Comments on an activity are not pinned. */
  areComments?: boolean
  /** The one that the address names. */
  marked?: number | null
}

/** Notes one below the other. */
export function NoteList({ notes, marked, ...rest }: NoteListProps) {
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li
          key={note.id}
          id={`note-${note.id}`}
          className={cx(
            'rounded-lg border bg-surface px-3.5 py-3',
            note.id === marked ? 'border-accent' : 'border-line'
          )}
        >
          <OneNote note={note} {...rest} />
        </li>
      ))}
    </ul>
  )
}

type OneNoteProps = Omit<NoteListProps, 'notes' | 'marked'> & { note: NoteLine }

function OneNote({ note, matterId, people, canEdit, areComments }: OneNoteProps) {
  const t = useMessages()
  const [begunAt, setBegunAt] = useState<number | null>(null)
  const [isStale, setStale] = useState(false)
  const address = route('law_firm.notes.update', { dossierId: matterId, id: note.id })
  const close = () => {
    setBegunAt(null)
    setStale(false)
  }
  const now = isStale && (
    <Note tone="warning" title={t('notes.now')}>
      <NoteText html={note.html} />
    </Note>
  )
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Avatar name={note.author.name} id={note.author.id} decorative />
        <b className="font-medium">{note.author.name}</b>
        <span className="text-xs text-fg-muted">
          <RelativeTime value={note.createdAt} />
          {note.editedAt && <> · {note.editedBy ? t('notes.edited_by', { name: note.editedBy }) : t('notes.edited')}</>}
        </span>
        {note.pinned && (
          <Badge tone="accent" icon={Pin}>
            {t('notes.pinned_label')}
          </Badge>
        )}
        {canEdit && begunAt === null && (
          <NoteActions {...{ note, address, areComments }} onEdit={() => setBegunAt(note.version)} />
        )}
      </div>
      {begunAt === null ? (
        <NoteText html={note.html} />
      ) : (
        <NoteForm
          draft={`${matterId}.note.${note.id}`}
          html={note.html}
          people={people}
          method="put"
          action={address}
          body={{ version: isStale ? note.version : begunAt }}
          placeholder={t('notes.hint')}
          verb={t(isStale ? 'notes.save_anyway' : 'common.save')}
          stale={now}
          onStale={() => setStale(true)}
          onDone={close}
          onCancel={close}
        />
      )}
    </article>
  )
}

function NoteActions({
  note,
  address,
  areComments,
  onEdit,
}: {
  note: NoteLine
  address: string
  areComments?: boolean
  onEdit: () => void
}) {
  const t = useMessages()

  return (
    <span className="ml-auto flex flex-none">
      {!areComments && (
        <IconButton
          size="sm"
          icon={note.pinned ? PinOff : Pin}
          label={t(note.pinned ? 'notes.unpin' : 'notes.pin')}
          onClick={() => router.visit(`${address}/pin`, { method: note.pinned ? 'delete' : 'post', ...KEEP })}
        />
      )}
      <IconButton size="sm" icon={Pencil} label={t('notes.edit')} onClick={onEdit} />
      <RemoveButton
        label={t('notes.remove')}
        icon={Trash2}
        iconOnly
        href={address}
        title={t('notes.remove_title')}
        pendingText={t('notes.removing')}
      >
        {t('notes.remove_text')}
      </RemoveButton>
    </span>
  )
}
