import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'

const AddDialog = lazily(() => import('~/features/collections/add_dialog'), OPENED)

/** Adds all chosen documents to a collection. */
export function AddSelected({ documentIds, onDone }: { documentIds: number[]; onDone?: () => void }) {
  const t = useMessages()
  const [opened, setOpened] = useState<{ open: boolean } | null>(null)
  return (
    <>
      <Button variant="ghost" icon={FolderPlus} onClick={() => setOpened({ open: true })}>
        {t('collections.add_title')}
      </Button>
      {opened && (
        <Suspense>
          <AddDialog
            documentIds={documentIds}
            open={opened.open}
            onDone={onDone}
            onClose={() => setOpened({ open: false })}
          />
        </Suspense>
      )}
    </>
  )
}
