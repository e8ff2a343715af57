import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'

const LOOK_MS = 3_000

/** That the movements of a long file are still being stored; the page looks again until they are. */
export function StoringNote({ movements }: { movements: number }) {
  const t = useMessages()
  useEffect(() => {
    const only = ['statement', 'items', 'paging', 'counts', 'draft']
    const timer = setInterval(() => router.reload({ only, headers: { blockType: 'button' } }), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Note tone="info" role="status">
      {t('bank_statements.show.storing', { count: movements })}
    </Note>
  )
}
