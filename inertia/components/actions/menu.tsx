import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { MenuView } from '~/components/actions/menu_view'
import type { LucideIcon } from '~/components/display/icon'
import type { ButtonSize, ButtonVariant } from '~/components/actions/button_styles'
import { lazyPart } from '~/hooks/use_lazy_part'
import type { MenuListProps } from '~/components/actions/menu_list'

export interface MenuItemSpec {
  label: string
  icon?: LucideIcon
  kbd?: string
  /** Words at the end of the row, such as a count. */
  end?: string
  tone?: 'danger'
  href?: string
  method?: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** An ordinary link: a file or another site. */
  external?: boolean
  onSelect?: () => void
  disabled?: boolean
  /** Draws a tick, for options that hold. */
  checked?: boolean
}

export type MenuItems = (MenuItemSpec | 'separator')[]

export interface MenuTrigger {
  label: string
  icon?: LucideIcon
  iconEnd?: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows the icon alone; the label is then its name and tooltip. */
  iconOnly?: boolean
  /** Drawn instead of icon and words, such as an avatar; the label stays as its name. */
  face?: ReactNode
  className?: string
}

export interface MenuProps {
  trigger: MenuTrigger
  items: MenuItems
  align?: 'start' | 'end'
  /** Above the entries, such as whose account it is. */
  heading?: ReactNode
}

const useMenuList = lazyPart<MenuListProps>(() => import('~/components/actions/menu_list'))

/** A button that opens a list of actions. The list is fetched on the first hover, focus or press. */
export function Menu(props: MenuProps) {
  const [MenuList, warm] = useMenuList()
  const [wantsOpen, setWantsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (wantsOpen) button.current?.focus()
  }, [wantsOpen])

  if (MenuList && wantsOpen) return <MenuList {...props} openAtOnce />

  return (
    <MenuView
      {...props.trigger}
      ref={button}
      aria-haspopup="menu"
      aria-expanded={wantsOpen}
      aria-busy={wantsOpen || undefined}
      onPointerEnter={() => warm()}
      onFocus={() => warm()}
      onClick={() => {
        warm(true)
        setWantsOpen(true)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        warm(true)
        setWantsOpen(true)
      }}
    />
  )
}
