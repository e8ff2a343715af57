import type { LucideIcon } from '~/components/display/icon'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface NothingSavedProps {
  icon: LucideIcon
  title: string
  text: string
}

/** Where saved items would be, and the way to search for some. */
export function NothingSaved(props: NothingSavedProps) {
  const t = useMessages()
  const action = { label: t('collections.go_search'), href: route('research.searches.results'), primary: true }
  return <EmptyState {...props} action={action} />
}
