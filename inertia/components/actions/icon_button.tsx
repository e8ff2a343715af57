import { Link } from '@inertiajs/react'
import type { ComponentPropsWithRef } from 'react'
import { buttonStyles } from '~/components/actions/button_styles'
import type { ButtonSize, ButtonVariant } from '~/components/actions/button_styles'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'
import { Tooltip } from '~/components/overlays/tooltip'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its accessible name, also shown as a tooltip. */
  label: string
  icon: LucideIcon
  iconSize?: 14 | 16 | 20
  variant?: ButtonVariant
  size?: ButtonSize
  /** The key that does the same, shown after the name. */
  kbd?: string
  /** Makes it a link. */
  href?: string
}

/** A button with a drawing only, for toolbars and rows. */
export function IconButton({ label, icon, iconSize, variant = 'ghost', size, kbd, href, ...props }: IconButtonProps) {
  const { className, disabled, type = 'button', ...rest } = props
  const look = buttonStyles({ variant, size, iconOnly: true, inactive: disabled, className })
  const drawing = <Icon of={icon} size={iconSize} />
  const keys = kbd?.replaceAll(' ', '+')

  return (
    <Tooltip text={kbd ? `${label} (${kbd})` : label} describes={false}>
      {href && !disabled ? (
        <Link href={href} className={look} aria-label={label} aria-keyshortcuts={keys}>
          {drawing}
        </Link>
      ) : (
        <button {...rest} type={type} disabled={disabled} className={look} aria-label={label} aria-keyshortcuts={keys}>
          {drawing}
        </button>
      )}
    </Tooltip>
  )
}
