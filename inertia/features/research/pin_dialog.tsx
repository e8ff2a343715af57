import { useState } from 'react'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { SelectBox } from '~/components/forms/choices/select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const NOTE = 2_000

/** What is to be pinned. */
export interface Pinned {
  id: number
  citation: string
}

const loadMatters = optionsFrom('law_firm.matters.options')

/** Asks for the matter to which a document is pinned, and for a note. */
export function PinDialog({ document, onClose }: { document: Pinned | null; onClose: () => void }) {
  // What was asked about last stays while the dialog fades away.
  const [shown, setShown] = useState(document)
  if (document && document !== shown) setShown(document)
  return shown && <PinForm key={shown.id} document={shown} open={document !== null} onClose={onClose} />
}

function PinForm({ document, open, onClose }: { document: Pinned; open: boolean; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<{ matter: BoxOption | null; note: string }>(
    { matter: null, note: '' },
    {
      matter: { label: t('research.pin.matter'), rules: [required()] },
      note: { label: t('research.pin.note'), rules: [maxLength(NOTE)] },
    },
    { prefix: 'pin' }
  )
  form.transform(({ note }) => ({ documentId: document.id, note }))
  const action = route('law_firm.matter_pins.store', { dossierId: form.data.matter?.value ?? '' })

  return (
    <FormDialog
      {...{ open, onClose, form, action }}
      method="post"
      draftName={`pin ${document.id}`}
      size="md"
      title={t('research.pin.title')}
      verb={t('research.pin.verb')}
      pendingText={t('research.pin.pinning')}
    >
      <p className="font-serif text-snippet text-fg-muted">{document.citation}</p>
      <SelectBox {...form.field('matter')} load={loadMatters} placeholder={t('research.pin.search_matter')} />
      <TextArea {...form.field('note')} optional rows={3} help={t('research.pin.note_help')} />
    </FormDialog>
  )
}
