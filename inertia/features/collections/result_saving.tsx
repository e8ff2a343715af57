import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { COMPACT, FavoriteButton } from '~/features/collections/favorite_button'
import type { Keepable, Saved } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'

const AddDialog = lazily(() => import('~/features/collections/add_dialog'), OPENED)

interface ResultSavingProps {
  document: Keepable
  saved?: Saved
  /** Where the star is drawn by the list itself. */
  withoutStar?: boolean
  /** Where the line is narrow the words are for readers of the screen only. */
  compact?: boolean
}

/** Beside a result: the star, and the way into a collection. */
export function ResultSaving({ document, saved, withoutStar, compact }: ResultSavingProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<{ open: boolean } | null>(null)
  return (
    <>
      {!withoutStar && (
        <FavoriteButton documentId={document.id} favorite={saved?.favorite ?? false} compact={compact} />
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={FolderPlus}
        title={compact ? t('collections.add') : undefined}
        onClick={() => setOpened({ open: true })}
      >
        <span className={compact ? COMPACT : undefined}>{t('collections.add')}</span>
      </Button>
      {opened && (
        <Suspense>
          <AddDialog
            documentIds={[document.id]}
            citation={document.citation}
            open={opened.open}
            onClose={() => setOpened({ open: false })}
          />
        </Suspense>
      )}
    </>
  )
}
