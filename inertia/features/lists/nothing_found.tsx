import { SearchX } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'

interface NothingFoundProps {
  title: string
  text?: string
  /** The way back to the list without filters. */
  clear: { label: string; href: string }
  level?: 2 | 3
}

/** Where a list would be that the filters leave nothing of. */
export function NothingFound({ clear, ...said }: NothingFoundProps) {
  return <EmptyState icon={SearchX} action={clear} {...said} />
}
