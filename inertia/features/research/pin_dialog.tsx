import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import type { Visit } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { SelectBox } from '~/components/forms/select_box'
import type { BoxOption } from '~/components/forms/select_box'
import { TextArea } from '~/components/forms/text_area'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const NOTE = 2_000

/** What is to be pinned. */
export interface Pinned {
  id: number
  citation: string
}

async function loadMatters(query: string, signal: AbortSignal): Promise<BoxOption[]> {
  const address = `${route('law_firm.matters.options')}?${new URLSearchParams({ q: query })}`
  return (await fetchJson<{ data: BoxOption[] }>(address, { signal })).data
}

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

  const visit: Visit = { preserveState: true, onSuccess: close }
  const pin = () => form.submit('post', action, visit)

  function close() {
    form.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="md"
      busy={form.processing}
      title={t('research.pin.title')}
      actions={
        <>
          <Button onClick={close} disabled={form.processing}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" pending={form.processing} pendingText={t('research.pin.pinning')} onClick={pin}>
            {t('research.pin.verb')}
          </Button>
        </>
      }
    >
      <p className="font-serif text-snippet text-fg-muted">{document.citation}</p>
      <Form form={form} method="post" action={action} visit={visit} draftName={`pin ${document.id}`}>
        <SelectBox {...form.field('matter')} load={loadMatters} placeholder={t('research.pin.search_matter')} />
        <TextArea {...form.field('note')} optional rows={3} help={t('research.pin.note_help')} />
      </Form>
    </Dialog>
  )
}
