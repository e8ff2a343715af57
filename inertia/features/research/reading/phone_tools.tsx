import { Copy, ListTree, Pin } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { IconButton } from '~/components/actions/icon_button'
import { Outline } from '~/features/research/reading/outline'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

interface PhoneToolsProps {
  outline: Analysis['outline']
  onCopy: () => void
  onPin?: () => void
  /** Further tools, before those. */
  children?: ReactNode
}

/** The tools of a document on a phone: index, pin, copy. */
export function PhoneTools({ outline, onCopy, onPin, children }: PhoneToolsProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="flex flex-wrap gap-2 border-b border-line-subtle px-4 py-2.5 md:hidden print:hidden">
      {outline.length > 0 && (
        <Button icon={ListTree} className="h-10!" onClick={() => setOpen(true)}>
          {t('research.outline')}
        </Button>
      )}
      {children}
      {onPin && (
        <IconButton
          icon={Pin}
          variant="secondary"
          className="size-10!"
          label={t('research.pin.title')}
          onClick={onPin}
        />
      )}
      <Button variant="primary" icon={Copy} className="h-10! flex-1" onClick={onCopy}>
        {t('research.copy_citation')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('research.outline')} side="bottom">
        <Outline outline={outline} onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}
