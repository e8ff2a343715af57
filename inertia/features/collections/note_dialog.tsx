import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { TextArea } from '~/components/forms/inputs/text_area'
import type { DocumentNote } from '~/features/collections/notes_section'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface NoteDialogProps {
  documentId: number
  /** Whether the person may write for the whole firm. */
  mayShare: boolean
  note?: DocumentNote | null
  /** The paragraph that it is about, and how it begins. */
  about?: { paragraph: number; quote: string }
  open: boolean
  onClose: () => void
}

/** Writes, changes and deletes a note on the document. */
export default function NoteDialog({ documentId, mayShare, note, about, open, onClose }: NoteDialogProps) {
  const t = useMessages()
  const form = useFields<{ text: string; scope: string }>(
    { text: note?.text ?? '', scope: note?.scope ?? 'private' },
    {
      text: { label: t('collections.notes.text'), rules: [required(), maxLength(5_000)] },
      scope: { label: t('collections.notes.scope'), rules: [required()] },
    },
    { prefix: 'document-note' }
  )
  form.transform((data) => ({ ...data, ...(note ? { version: note.version } : { documentId, ...about }) }))
  const action = note
    ? route('research.document_notes.update', { id: note.id })
    : route('research.document_notes.store')
  const method = note ? 'put' : 'post'
  const errors = form.errors as Record<string, string | undefined>
  const quote = about?.quote ?? note?.quote
  const [isSure, setSure] = useState(false)

  return (
    <FormDialog
      {...{ open, onClose, form, method, action }}
      size="md"
      title={t('collections.notes.title')}
      pendingText={t('collections.saving')}
      actions={
        note && (
          <Button
            variant={isSure ? 'danger' : 'danger-quiet'}
            disabled={form.processing}
            onClick={() =>
              isSure ? router.delete(action, { preserveScroll: true, onSuccess: onClose }) : setSure(true)
            }
          >
            {t(isSure ? 'collections.notes.delete_sure' : 'collections.notes.delete')}
          </Button>
        )
      }
    >
      {quote && <p className="line-clamp-3 font-serif text-snippet text-fg-muted">{quote}</p>}
      <TextArea {...form.field('text')} rows={5} autoFocus />
      {mayShare && (
        <RadioGroup
          {...form.field('scope')}
          options={[
            { value: 'private', label: t('collections.notes.private') },
            { value: 'firm', label: t('collections.notes.firm') },
          ]}
        />
      )}
      {isSure && <p role="status">{t('collections.notes.delete_text')}</p>}
      {(errors.version ?? errors.passage) && <FieldError>{errors.version ?? errors.passage}</FieldError>}
    </FormDialog>
  )
}
