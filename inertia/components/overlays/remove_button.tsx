import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import type { LucideIcon } from '~/components/display/icon'
import { RemoveDialog, type RemoveDialogProps } from '~/components/overlays/remove_dialog'

interface RemoveButtonProps extends Omit<RemoveDialogProps, 'open' | 'onClose'> {
  label: string
  icon?: LucideIcon
  /** The icon alone. */
  iconOnly?: boolean
}

/** A button that asks before it removes something. */
export function RemoveButton({ label, icon, iconOnly, ...dialog }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  return (
    <>
      {icon && iconOnly ? (
        <IconButton size="sm" icon={icon} label={label} onClick={ask} />
      ) : (
        <Button size="sm" variant="danger-quiet" icon={icon} onClick={ask}>
          {label}
        </Button>
      )}
      <RemoveDialog {...dialog} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
