import { router } from '@inertiajs/react'
import { BellPlus, BellRing, FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { IconButton } from '~/components/actions/icon_button'
import { FavoriteButton } from '~/features/collections/favorite_button'
import type { Keepable } from '~/features/collections/types'
import type { LoadedPart } from '~/features/parts'
import { documentPanels } from '~/features/research/reading/panels'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const AddDialog = lazily(() => import('~/features/collections/add_dialog'), OPENED)
const MAX_TEXT_LENGTH = 4_000

interface DocumentSavingProps {
  document: Keepable
  panels: LoadedPart[]
  /** Larger, for a thumb. */
  phone?: boolean
}

/** What is selected in the text of the page; empty when it is too much to be a passage. */
function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? ''
  return text.length <= MAX_TEXT_LENGTH ? text : ''
}

/** Keeps the document of the page: as a favourite, in a collection with the passage that is selected, or under watch. */
export function DocumentSaving({ document, panels, phone }: DocumentSavingProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<{ open: boolean; passage: string } | null>(null)
  const saved = documentPanels(panels).find((panel) => panel.key === 'collections.saved')?.content
  if (!saved) return null
  const look = phone ? ({ variant: 'secondary', className: 'size-10!' } as const) : ({ size: 'sm' } as const)
  const { alertId } = saved

  function watch() {
    const keep = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } }
    if (alertId) router.delete(route('research.alerts.destroy', { id: alertId }), keep)
    else router.post(route('research.alerts.watch'), { documentId: document.id }, keep)
  }
  return (
    <>
      <FavoriteButton
        iconOnly
        documentId={document.id}
        favorite={saved.favorite}
        variant={phone ? 'secondary' : 'ghost'}
        className={phone ? 'size-10!' : undefined}
      />
      <IconButton
        icon={FolderPlus}
        label={t('collections.add_title')}
        {...look}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpened({ open: true, passage: selectedText() })}
      />
      <IconButton
        icon={alertId ? BellRing : BellPlus}
        label={t(alertId ? 'collections.alert_on' : 'collections.alert_me')}
        aria-pressed={alertId !== null}
        {...look}
        onClick={watch}
      />
      {opened && (
        <Suspense>
          <AddDialog
            key={opened.passage}
            documentIds={[document.id]}
            citation={document.citation}
            passage={opened.passage}
            open={opened.open}
            onClose={() => setOpened({ ...opened, open: false })}
          />
        </Suspense>
      )}
    </>
  )
}
