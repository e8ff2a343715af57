import type { AnalysisPanelContents } from '@generated/parts'
import { MessageSquarePlus, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { RelativeTime } from '~/components/display/date_time'
import { IconButton } from '~/components/actions/icon_button'
import { selectedPlace } from '~/features/collections/selected_place'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'

const NoteDialog = lazily(() => import('~/features/collections/note_dialog'), OPENED)

export type DocumentNote = {
  id: number
  text: string
  scope: 'private' | 'firm'
  paragraph: number | null
  quote: string | null
  version: number
  by: string
  mine: boolean
  at: string
}

export type NotesPanel = AnalysisPanelContents['collections.notes']

type Edited = { note: DocumentNote | null; about?: { paragraph: number; quote: string }; open: boolean }

/** What the reader and their firm wrote about the document; notes on a paragraph lead to it. */
export function NotesSection({ content: { documentId, mayShare, items } }: { content: NotesPanel }) {
  const t = useMessages()
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <SideSection
      title={t('collections.panel.notes')}
      count={items.length || undefined}
      className="print:hidden"
      action={
        <Button
          size="sm"
          icon={MessageSquarePlus}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setEdited({ note: null, about: selectedPlace() ?? undefined, open: true })}
        >
          {t('collections.notes.write')}
        </Button>
      }
    >
      {items.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {items.map((note) => (
            <NoteRow key={note.id} note={note} onEdit={() => setEdited({ note, open: true })} />
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <NoteDialog
            key={edited.note?.id ?? edited.about?.quote ?? 'new'}
            about={edited.about}
            {...{ documentId, mayShare }}
            note={edited.note}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
          />
        </Suspense>
      )}
    </SideSection>
  )
}

function NoteRow({ note, onEdit }: { note: DocumentNote; onEdit: () => void }) {
  const t = useMessages()
  const { text, scope, paragraph, quote, by, mine, at } = note
  return (
    <li className="grid gap-1">
      {quote && (
        <a href={paragraph === null ? undefined : `#p${paragraph}`} className="link line-clamp-2 text-fg-subtle">
          {t('collections.notes.about', { quote: quote.slice(0, 120) })}
        </a>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-fg-subtle">
        <span className="max-w-full truncate">{by}</span>
        <Badge tone="outline">{t(scope === 'firm' ? 'collections.notes.firm' : 'collections.notes.private')}</Badge>
        <RelativeTime value={at} />
        {mine && (
          <IconButton
            icon={Pencil}
            size="sm"
            label={t('collections.notes.edit')}
            className="ml-auto"
            onClick={onEdit}
          />
        )}
      </div>
    </li>
  )
}
