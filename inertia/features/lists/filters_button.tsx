import { ListFilter } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'

/** Opens the filters of a list on a phone, and says how many are set. */
export function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useMessages()
  return (
    <Button size="sm" icon={ListFilter} onClick={onClick} className="md:hidden">
      {t('common.filters')}
      {count > 0 && <Badge tone="accent">{count}</Badge>}
    </Button>
  )
}
