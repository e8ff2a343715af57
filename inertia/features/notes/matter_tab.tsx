import { StickyNote } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { matterAddress } from '~/features/matters/address'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { NoteList } from './note_list'
import { WriteNote } from './write_note'

/** The notes of a matter: those that stay on top, then the others, newest first. */
export default function NotesTab({ matter, content }: MatterTabProps<'notes'>) {
  const t = useMessages()
  const { pinned, items, named, older, isLater, noteId, people, canEdit } = content
  const address = matterAddress(matter.id, 'notes')
  const list = { matterId: matter.id, people, canEdit, marked: noteId }
  const isEmpty = pinned.length + items.length + named.length === 0
  return (
    <div className="grid max-w-190 gap-4">
      {canEdit && <WriteNote matterId={matter.id} people={people} />}
      {named.length > 0 && <NoteList notes={named} {...list} />}
      {pinned.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('notes.pinned_heading')}</h3>
          <NoteList notes={pinned} {...list} />
        </section>
      )}
      {items.length > 0 && (
        <section className="grid gap-2">
          {pinned.length > 0 && <h3 className="text-sm font-semibold">{t('notes.others_heading')}</h3>}
          <NoteList notes={items} {...list} />
        </section>
      )}
      {isEmpty && (
        <EmptyState icon={StickyNote} title={t('notes.empty.title')} text={t('notes.empty.text')} level={3} />
      )}
      <div className="flex gap-2">
        {isLater && <ButtonLink href={address}>{t('notes.newest')}</ButtonLink>}
        {older && <ButtonLink href={`${address}&before=${older}`}>{t('notes.older')}</ButtonLink>}
      </div>
    </div>
  )
}
