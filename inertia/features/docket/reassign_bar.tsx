import { UserRoundPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { BulkBar } from '~/components/actions/bulk_bar'
import { Button } from '~/components/actions/button'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { useMessages } from '~/hooks/use_messages'
import type { ListedDeadline } from './list_types'

const ReassignDrawer = lazily(() => import('./reassign_drawer'), OPENED)

interface ReassignBarProps {
  /** What is ticked. */
  deadlines: ListedDeadline[]
  people: { id: number; name: string }[]
  onClear: () => void
}

/** What can be done with the ticked deadlines. */
export function ReassignBar({ deadlines, people, onClear }: ReassignBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <BulkBar count={deadlines.length} onClear={onClear}>
      <Button variant="ghost" icon={UserRoundPen} onClick={() => setOpen(true)}>
        {t('docket.reassign')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReassignDrawer {...{ deadlines, people }} onClose={() => setOpen(false)} onDone={onClear} />}
      </Suspense>
    </BulkBar>
  )
}
