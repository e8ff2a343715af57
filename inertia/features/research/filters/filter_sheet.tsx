import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface FilterSheetProps {
  /** How many filters are in force. */
  inForce: number
  total: number
  children: ReactNode
}

/** The filters on a phone: a button, and a sheet from below. */
export function FilterSheet({ inForce, total, children }: FilterSheetProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="flex gap-2 border-b border-line-subtle px-4 py-2.5 md:hidden">
      <Button
        icon={ListFilter}
        className="h-10! flex-1 justify-start!"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('common.filters')}
        {inForce > 0 && <Badge tone="accent">{inForce}</Badge>}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('common.filters')}
        side="bottom"
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('research.see_results', { count: total, figure: total.toLocaleString(tagOf(locale)) })}
          </Button>
        }
      >
        {children}
      </Drawer>
    </div>
  )
}
