import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ButtonView } from '~/components/actions/button_view'
import { buttonStyles } from '~/components/actions/button_styles'
import { Icon } from '~/components/display/icon'
import type { MenuTrigger } from '~/components/actions/menu'
import { Tooltip } from '~/components/overlays/tooltip'

type MenuFaceProps = MenuTrigger & Omit<ComponentPropsWithRef<'button'>, 'children'>

/** The button of a menu, before and after its list has been fetched. */
export function MenuView({ label, icon, iconEnd, variant, size, iconOnly, face, className, ...rest }: MenuFaceProps) {
  if (iconOnly || face) {
    return (
      <Tooltip text={label} describes={false}>
        <button
          {...rest}
          type="button"
          aria-label={label}
          className={face ? className : buttonStyles({ variant: variant ?? 'ghost', size, iconOnly: true, className })}
        >
          {face ?? (icon && <Icon of={icon} />)}
        </button>
      </Tooltip>
    )
  }
  return (
    <button {...rest} type="button" className={buttonStyles({ variant, size, className })}>
      <ButtonView icon={icon} iconEnd={iconEnd ?? ChevronDown}>
        {label}
      </ButtonView>
    </button>
  )
}
