import { ListFilter } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cx } from '~/components/cx'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'

interface PhoneFiltersProps {
  /** Whether a filter is in force: then they show from the start. */
  isNarrowed: boolean
  /** How they stand on a wider screen. */
  className?: string
  children: ReactNode
}

/** Filters of a row of tools. On a phone a button of the row shows them, in a row of their own below. */
export function PhoneFilters({ isNarrowed, className, children }: PhoneFiltersProps) {
  const t = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(isNarrowed)
  return (
    <>
      <IconButton
        className="md:hidden"
        variant="secondary"
        label={t('common.filters')}
        icon={ListFilter}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={cx('max-md:order-last max-md:w-full', className, !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </>
  )
}
