import { Children, useState, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'

interface MoreListProps {
  /** How many are shown at first. */
  first: number
  className?: string
  children: ReactNode
}

/** A long list of which the first entries are shown, the others on request. */
export function MoreList({ first, className, children }: MoreListProps) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  const entries = Children.toArray(children)
  const hidden = entries.length - first
  return (
    <>
      <ul className={className}>{isWhole ? entries : entries.slice(0, first)}</ul>
      {hidden > 0 && !isWhole && (
        <div className="border-t border-line-subtle px-3.5 py-2">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {t('transfers.more', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  )
}
