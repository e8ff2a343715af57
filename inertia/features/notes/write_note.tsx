import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import type { Person } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NoteForm } from './note_form'
import { useNoteDraft } from './use_note_draft'

interface WriteNoteProps {
  matterId: number
  /** The activity that it is a comment on. */
  activityId?: number
  people: Person[]
}

/** Opens the editor for a new note or comment; at once when a draft of it was left on this device. */
export function WriteNote({ matterId, activityId, people }: WriteNoteProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const draft = activityId ? `${matterId}.activity.${activityId}` : `${matterId}.new`
  const { begun } = useNoteDraft(draft)
  const isLeft = typeof begun === 'string'
  const close = () => setOpen(false)
  if (!(isOpen ?? isLeft)) {
    return (
      <Button
        icon={PenLine}
        variant={activityId ? 'secondary' : 'primary'}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t(activityId ? 'notes.comment' : 'notes.write')}
      </Button>
    )
  }
  return (
    <NoteForm
      draft={draft}
      people={people}
      method="post"
      action={route('law_firm.notes.store', { dossierId: matterId })}
      body={activityId ? { activityId } : {}}
      placeholder={t('notes.hint')}
      verb={t(activityId ? 'notes.save_comment' : 'notes.save')}
      onDone={close}
      onCancel={close}
    />
  )
}
